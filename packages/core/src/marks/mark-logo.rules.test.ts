import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseJpegHeader } from './jpeg-header.ts'
import {
  evaluateMarkLogo,
  MARK_LOGO_SIZE_MAX,
  markLogoHint,
  toLogoText,
} from './mark-logo.rules.ts'

it('says what a logo has to be before one is chosen', () => {
  expect(markLogoHint).toBe(
    'JPG de 945x945 pixels (8 cm x 8 cm), com 300 dpi no mínimo e até 2 MB.',
  )
})

const word = (value: number) => [value >> 8, value & 0xff]
const segment = (marker: number, length: number) => [
  0xff,
  marker,
  ...word(length + 2),
  ...new Array<number>(length).fill(0x41),
]

/** A JPEG up to its frame: preceding segments, then the size. */
function jpeg(width: number, height: number, before: number[] = segment(0xe0, 14), frame = 0xc0) {
  return Uint8Array.from([
    ...[0xff, 0xd8],
    ...before,
    ...[0xff, frame, ...word(11), 8, ...word(height), ...word(width), 1, 0x11, 0],
    ...[0xff, 0xd9],
  ])
}

const text = (value: string) => new TextEncoder().encode(value)

describe('parseJpegHeader', () => {
  it.each([
    ['baseline', jpeg(945, 945)],
    ['progressive', jpeg(945, 945, segment(0xe1, 300), 0xc2)],
    ['tables first', jpeg(945, 945, [...segment(0xdb, 65), ...segment(0xc4, 30)])],
    ['fill bytes', jpeg(945, 945, [0xff, 0xff, ...segment(0xe0, 2).slice(1)])],
    ['no segment before the frame', jpeg(945, 945, [])],
  ])('%s', (_, bytes) => {
    expect(parseJpegHeader(bytes)).toEqual({ width: 945, height: 945 })
  })

  it('reads a part of a larger buffer', () => {
    const bytes = jpeg(10, 20)
    const padded = Uint8Array.from([1, 2, 3, ...bytes, 4])
    expect(parseJpegHeader(padded.subarray(3))).toEqual({ width: 10, height: 20 })
  })

  it.each([
    ['nothing', new Uint8Array()],
    ['PNG', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
    ['text', text('logo.jpg')],
    ['cut in the frame', jpeg(945, 945).subarray(0, 24)],
    ['a length of zero', Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0xff, 0xc0])],
    ['scan before frame', Uint8Array.from([0xff, 0xd8, 0xff, 0xda, 0, 4, 1, 2, 0xff, 0xc0])],
    ['garbage between segments', Uint8Array.from([0xff, 0xd8, 1, 2, 3, 4, 5, 6])],
  ])('%s is none', (_, bytes) => expect(parseJpegHeader(bytes)).toBeNull())

  it('ends on any bytes, and reads none outside of them', () => {
    const marker = fc.constantFrom(0xff, 0xd8, 0xe0, 0xc0, 0xc4, 0xda, 0, 2)
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 200 }),
      fc
        .array(marker, { maxLength: 200 })
        .map((values) => Uint8Array.from([0xff, 0xd8, ...values])),
    )
    fc.assert(
      fc.property(bytes, (values) => {
        const header = parseJpegHeader(values)
        if (header !== null) expect(header.width).toBeLessThanOrEqual(0xffff)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('evaluateMarkLogo', () => {
  it.each([
    ['a right one', jpeg(945, 945), undefined, null],
    ['one pixel less', jpeg(944, 945), undefined, 'wrongSize'],
    ['one pixel more', jpeg(945, 946), undefined, 'wrongSize'],
    ['two megabytes', jpeg(945, 945), MARK_LOGO_SIZE_MAX, null],
    ['one byte more', jpeg(945, 945), MARK_LOGO_SIZE_MAX + 1, 'tooLarge'],
    ['a PNG called .jpg', text('\u0089PNG'), undefined, 'notJpeg'],
    ['a large PNG', text('\u0089PNG'), MARK_LOGO_SIZE_MAX + 1, 'tooLarge'],
  ])('%s', (_, bytes, size, reason) => {
    const decision = evaluateMarkLogo(bytes, size)
    expect(decision.allowed ? null : decision.reason).toBe(reason)
  })

  it.each([
    ['tooLarge', 'Seu arquivo é muito grande'],
    ['notJpeg', 'Seu arquivo precisa ser um JPG ou JPEG'],
    ['wrongSize', 'Sua imagem precisa ter exatamente 945x945 pixels | (8cm x 8cm)'],
  ] as const)('%s says %s', (reason, expected) => expect(toLogoText(reason)).toBe(expected))
})
