import type { Channels } from './contrast.ts'

/** A colour as shown on the screen: one mixed by the browser is known only once painted. */
export function paint(value: string, context: CanvasRenderingContext2D): Channels {
  context.clearRect(0, 0, 1, 1)
  context.fillStyle = value
  context.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
  return [red, green, blue]
}

/** Channels as a designer writes them, `#1d5c4b`. */
export const toHex = (channels: Channels): string =>
  `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
