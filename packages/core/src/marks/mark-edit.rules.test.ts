import { describe, expect, it } from 'vitest'
import { evaluateMarkEdit } from './mark-edit.rules.ts'

const logo = { awsFileKey: 'k' }

describe('evaluateMarkEdit', () => {
  it.each([
    ['Nominativa', null, { name: 'Aurora' }, true],
    ['Nominativa', null, { name: ' ' }, false],
    ['Nominativa', null, { name: '\u200b' }, false],
    ['Nominativa', null, { name: `${'a'.repeat(255)}\u200b` }, true],
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
