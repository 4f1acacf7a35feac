import { expect, it } from 'vitest'
import { evaluateReceiptFile } from './receipt-file.rules.ts'

it.each([
  ['application/pdf', true],
  ['image/jpeg', true],
  ['image/png', true],
  ['image/heic', false],
  ['image/gif', false],
  ['text/plain', false],
  ['application/octet-stream', false],
  [null, false],
])('a proof of payment of type %s is taken: %s', (type, expected) =>
  expect(evaluateReceiptFile(type).allowed).toBe(expected),
)
