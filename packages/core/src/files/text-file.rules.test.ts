import { expect, it } from 'vitest'
import { decodeText } from './text-file.rules.ts'

const inUtf8 = (text: string) => new TextEncoder().encode(text)
/** Of letters whose code is the same in Windows-1252. */
const inWindows1252 = (text: string) =>
  Uint8Array.from(text, (character) => character.charCodeAt(0))

it.each([
  ['UTF-8', inUtf8('ação;R$ 10'), 'ação;R$ 10'],
  ['UTF-8 with its mark', inUtf8('\ufeffação'), 'ação'],
  ['Windows-1252', inWindows1252('ação;não'), 'ação;não'],
  ['Windows-1252 of which only the last letter tells', inWindows1252('amanhã'), 'amanhã'],
  ['Windows-1252 beyond Latin-1', Uint8Array.of(0x80, 0x20, 0x31), '€ 1'],
])('reads a text in %s', (_, bytes, text) => {
  expect(decodeText(bytes)).toBe(text)
})

it('leaves out the letter within which the head of a file ends', () => {
  expect(decodeText(inUtf8('amanhã').subarray(0, -1), false)).toBe('amanh')
})
