/** A colour as painted by the browser, each channel 0 to 255. */
export type Channels = readonly [red: number, green: number, blue: number]

function toLinear(channel: number): number {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

function luminanceOf([red, green, blue]: Channels): number {
  return 0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue)
}

/** Contrast of two colours, 1 to 21, as WCAG 2.2 defines it. */
export function contrastOf(first: Channels, second: Channels): number {
  const [low, high] = [luminanceOf(first), luminanceOf(second)].sort((a, b) => a - b)
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05)
}
