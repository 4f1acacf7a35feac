import { describe, expect, it } from 'vitest'
import { evaluateMarkEdit, toMarkEditMessage } from './mark-edit.rules.ts'

const logo = { awsFileKey: 'k' }

describe('evaluateMarkEdit', () => {
  it.each([
    ['Nominativa', null, { name: 'Aurora' }, true],
    ['Nominativa', null, { name: ' ' }, false],
    ['Nominativa', null, { name: 'a'.repeat(255) }, true],
    ['Nominativa', null, { name: 'a'.repeat(256) }, false],
    ['Nominativa', null, { name: 'Aurora', logo }, false],
    ['Nominativa', null, { name: 'Aurora', logo: null }, true],
    ['Nominativa', null, {}, false],
    ['Mista', 'key', { name: 'Aurora' }, true],
    ['Mista', 'key', { logo }, true],
    ['Mista', 'key', { name: 'Aurora', logo }, true],
    ['Mista', null, { name: 'Aurora' }, false],
    ['Mista', null, { logo }, true],
    ['Figura', 'key', { logo }, true],
    ['Figura', 'key', { name: 'Aurora' }, false],
    ['Figura', 'key', { logo: null }, false],
    ['Mista (palavra e figura)', 'key', { name: 'Aurora' }, true],
    [null, null, { name: 'Aurora' }, false],
    ['Tridimensional', 'key', { logo }, false],
  ] as const)('%s with %s: %o is %s', (apresentacao, held, change, isAllowed) => {
    expect(evaluateMarkEdit({ apresentacao, logo: held }, change).allowed).toBe(isAllowed)
  })
})

describe('toMarkEditMessage', () => {
  it.each([
    [{ name: ' Aurora Sol ' }, 'O nome da marca foi alterado de "Aurora" para "Aurora Sol".'],
    [{ logo }, 'A logo da marca "Aurora" foi alterada.'],
    [{ name: 'Aurora', logo }, 'A logo da marca "Aurora" foi alterada.'],
    [
      { name: 'Sol', logo },
      'O nome e a logo da marca foram alterados. Nome anterior: "Aurora". Novo nome: "Sol".',
    ],
    [{ name: 'Aurora' }, 'Os dados da marca "Aurora" foram enviados novamente.'],
  ])('%o: %s', (change, text) => expect(toMarkEditMessage({ name: 'Aurora' }, change)).toBe(text))
})
