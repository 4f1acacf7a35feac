import { describe, expect, it } from 'vitest'
import { evaluateContractFile } from './contract-file.rules.ts'

const text = (value: string) => new TextEncoder().encode(value)
const bytes = (...values: number[]) => Uint8Array.from(values)
const webp = Uint8Array.from([...text('RIFF'), 1, 2, 3, 4, ...text('WEBPVP8 ')])

describe('evaluateContractFile', () => {
  it.each([
    ['a PDF', text('%PDF-1.7\n'), true],
    ['a PDF with something before it', text(`${' '.repeat(1000)}%PDF-1.4`), true],
    ['a JPEG', bytes(0xff, 0xd8, 0xff, 0xe0), true],
    ['a PNG', bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a), true],
    ['a WebP', webp, true],
    ['a sound in the same container', text('RIFF....WAVEfmt '), false],
    ['a PDF that begins just in time', text(`${' '.repeat(1019)}%PDF-`), true],
    ['a PDF that begins too late', text(`${' '.repeat(1024)}%PDF-1.4`), false],
    ['a page', text('<!doctype html><script>'), false],
    ['a program', text('MZ\u0090'), false],
    ['an archive', text('PK\u0003\u0004'), false],
    ['the name of a PDF', text('contrato.pdf'), false],
    ['half of a beginning', bytes(0x89, 0x50), false],
    ['nothing', bytes(), false],
  ])('%s: %3$s', (_, content, isAllowed) => {
    expect(evaluateContractFile(content).allowed).toBe(isAllowed)
  })
})
