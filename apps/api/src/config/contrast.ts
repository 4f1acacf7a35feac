function toLinear(channel: number): number {
  const value = channel / 255
  return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

function toLuminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) =>
    toLinear(Number.parseInt(hex.slice(at, at + 2), 16)),
  )
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}

/** Contrast of two colours `#rrggbb`, from 1 to 21. WCAG 2.2, relative luminance. */
export function contrastOf(first: string, second: string): number {
  const [a, b] = [toLuminance(first), toLuminance(second)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}
