import { expect, it } from 'vitest'
import { type LeftOpen, toLeftText } from './left-open.rules.ts'

const typed = { isEmpty: false, isUnstored: false, conflict: null }
const none: LeftOpen = { drafts: [{ ...typed, isEmpty: true }], isWaiting: false }

it.each([
  [{ drafts: [typed] }, /^O que você escreveu está guardado/],
  [{ isWaiting: true }, /não foi enviado.*escolhidos de novo\.$/],
  [{ drafts: [typed], isWaiting: true }, /não foi enviado.* O que você escreveu está guardado/],
])('of a page that closes over %j is said: %s', (left, text) => {
  expect(toLeftText({ ...none, ...left })).toMatch(text)
})

it.each([
  [none],
  [{ ...none, drafts: [{ ...typed, isUnstored: true }] }],
  [{ ...none, drafts: [{ ...typed, conflict: { kind: 'changed', at: null } }] }],
] as const)('of a page that closes over %j nothing is promised', (left) => {
  expect(toLeftText(left)).toBeNull()
})
