import { expect, it } from 'vitest'
import { evaluateReceiptFile, findSentFile } from './receipt-file.rules.ts'

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

it.each([
  ['the same length, of the same invoice', 'march', 300, 'Pix 2.pdf', '2026-03-23'],
  ['another length', 'march', 301, undefined, undefined],
  ['another invoice', 'april', 300, undefined, undefined],
  ['no invoice', undefined, 300, undefined, undefined],
  ['no file', 'march', undefined, undefined, undefined],
] as const)('a file that was sent before: %s', (_, billingId, fileSize, fileName, sentOn) => {
  const of = (name: string, day: number, invoice: string | null) => ({
    billingId: invoice,
    fileName: name,
    fileSize: 300,
    createdAt: `2026-03-${day}T02:00:00.000Z`,
  })
  const receipts = [
    of('Outra.pdf', 26, null),
    of('Pix 2.pdf', 24, 'march'),
    of('Pix.pdf', 20, 'march'),
  ]
  const found = findSentFile(receipts, { billingId, fileSize }, 'America/Sao_Paulo')
  expect(found).toEqual(fileName && { fileName, sentOn })
})
