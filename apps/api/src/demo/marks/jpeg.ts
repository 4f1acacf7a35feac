/** Red, green and blue, 0 to 255 each. */
export type Colour = readonly [red: number, green: number, blue: number]

/** Pixels of a block, which has one colour. */
const BLOCK = 8
/** Step of the brightness of a block: a block of one colour has it eight times. */
const QUANTUM = 8

/** How many codes of each length the table of differences has, and the differences' bits. */
const codeCounts = [0, 1, 5, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0]
const categories = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]

/** The codes of a table, by the rule of ITU T.81, annex C. */
function toCodes(counts: readonly number[]): { code: number; length: number }[] {
  const codes: { code: number; length: number }[] = []
  let code = 0
  counts.forEach((count, i) => {
    for (let n = 0; n < count; n += 1) {
      codes.push({ code, length: i + 1 })
      code += 1
    }
    code *= 2
  })
  return codes
}

/** Writes bits to bytes; 0xff is followed by a zero, so that it is not read as a marker. */
function createBits() {
  const bytes: number[] = []
  let held = 0
  let count = 0
  const put = (value: number, length: number) => {
    for (let bit = length - 1; bit >= 0; bit -= 1) {
      held = held * 2 + ((value >> bit) & 1)
      count += 1
      if (count < 8) continue
      bytes.push(held, ...(held === 0xff ? [0] : []))
      held = 0
      count = 0
    }
  }
  return {
    put,
    end(): number[] {
      while (count > 0) put(1, 1)
      return bytes
    },
  }
}

const word = (value: number) => [value >> 8, value & 0xff]
const segment = (marker: number, content: readonly number[]) => [
  0xff,
  marker,
  ...word(content.length + 2),
  ...content,
]

/** Brightness and the two differences of colour, around zero. */
function toComponents([red, green, blue]: Colour): [number, number, number] {
  return [
    Math.round(0.299 * red + 0.587 * green + 0.114 * blue) - 128,
    Math.round(-0.1687 * red - 0.3313 * green + 0.5 * blue),
    Math.round(0.5 * red - 0.4187 * green - 0.0813 * blue),
  ]
}

function toScan(pixels: number, colourAt: (x: number, y: number) => Colour): number[] {
  const blocks = Math.ceil(pixels / BLOCK)
  const codes = toCodes(codeCounts)
  const bits = createBits()
  const before = [0, 0, 0]
  for (let row = 0; row < blocks; row += 1) {
    for (let column = 0; column < blocks; column += 1) {
      const components = toComponents(colourAt(column / blocks, row / blocks))
      components.forEach((value, i) => {
        const clamped = Math.max(-128, Math.min(127, value))
        const difference = clamped - (before[i] ?? 0)
        before[i] = clamped
        const size = difference === 0 ? 0 : Math.floor(Math.log2(Math.abs(difference))) + 1
        const { code, length } = codes[size] ?? { code: 0, length: 0 }
        bits.put(code, length)
        bits.put(difference < 0 ? difference + 2 ** size - 1 : difference, size)
        // End of block: the colour is constant within it.
        bits.put(0, 1)
      })
    }
  }
  return bits.end()
}

/**
 * A square picture in blocks of one colour as a baseline JPEG of 300 dpi (ITU T.81).
 * @param pixels its width and height
 * @param colourAt the colour at a point, both coordinates from 0 to 1
 */
export function toJpeg(pixels: number, colourAt: (x: number, y: number) => Colour): Buffer {
  const parts = [
    [0xff, 0xd8],
    segment(0xe0, [0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 1, ...word(300), ...word(300), 0, 0]),
    segment(0xdb, [0, ...new Array<number>(64).fill(QUANTUM)]),
    segment(0xc0, [8, ...word(pixels), ...word(pixels), 3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0]),
    segment(0xc4, [0x00, ...codeCounts, ...categories]),
    segment(0xc4, [0x10, 1, ...new Array<number>(15).fill(0), 0]),
    segment(0xda, [3, 1, 0, 2, 0, 3, 0, 0, 63, 0]),
    toScan(pixels, colourAt),
    [0xff, 0xd9],
  ]
  return Buffer.concat(parts.map((part) => Buffer.from(part)))
}
