import { expect, it } from 'vitest'
import { toNameWithSide } from './name-with-side.ts'

it.each([
  ['Helena Prado', 'BACKOFFICE', 'Helena Prado (escritório)'],
  ['Helena Prado', 'CUSTOMER', 'Helena Prado'],
  ['Helena Prado (escritório)', 'CUSTOMER', 'Helena Prado (escritório) (cliente)'],
  ['Helena, do ESCRITORIO', 'CUSTOMER', 'Helena, do ESCRITORIO (cliente)'],
  ['Helena · Escri\u200btório', 'CUSTOMER', 'Helena · Escri\u200btório (cliente)'],
  ['Portal', 'SYSTEM', 'Portal'],
] as const)('%s, %s: %s', (name, side, said) => expect(toNameWithSide(name, side)).toBe(said))
