import { MARK_LOGO_PIXELS } from '@tramite/core/marks'
import { type Colour, toJpeg } from './jpeg.ts'

const white: Colour = [255, 255, 255]

type Design = (x: number, y: number) => Colour

/** A rising sun over the horizon. */
const sunrise: Design = (x, y) => {
  const distance = Math.hypot(x - 0.5, y - 0.62)
  if (y > 0.62) return y < 0.66 ? [122, 62, 98] : white
  if (distance < 0.24) return [232, 145, 87]
  const isRay = Math.floor((Math.atan2(0.62 - y, x - 0.5) / Math.PI) * 18) % 2 === 0
  return distance < 0.4 && distance > 0.28 && isRay ? [243, 190, 120] : white
}

/** A leaf with its vein. */
const leaf: Design = (x, y) => {
  const [u, v] = [(x + y - 1) / 1.3, (x - y) / 0.75]
  const isLeaf = Math.abs(v) < 0.45 * (1 - (u / 0.55) ** 2) && Math.abs(u) < 0.55
  if (!isLeaf) return white
  return Math.abs(v) < 0.03 ? [233, 240, 214] : [86, 125, 70]
}

const designs: Readonly<Record<string, Design>> = {
  'logo-aurora.jpg': sunrise,
  'logo-folha-aurora.jpg': leaf,
}

/** The logo of a file name; the leaf for any other. Of the size required for marks. */
export function toLogo(fileName: string): Buffer {
  return toJpeg(MARK_LOGO_PIXELS, designs[fileName] ?? leaf)
}
