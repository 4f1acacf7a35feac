import { describe, expect, it } from 'vitest'
import { contractBlockOf, demandReplyDraft, toReplyRoute } from './demand-reply.ts'
import { noEntryAnswer } from './open-question.rules.ts'

describe('the draft of an answer', () => {
  const { read, version, empty, isEmpty } = demandReplyDraft

  it('that was kept before there were lists of what is asked for is read', () => {
    const { answers: _, ...before } = { ...empty, message: 'Segue.' }
    expect(read(before, version)).toEqual({ ...empty, message: 'Segue.' })
  })

  it('is kept with what is said of one thing alone', () => {
    expect(isEmpty({ ...empty, answers: { Ata: noEntryAnswer } })).toBe(true)
    const values = { ...empty, answers: { Ata: { ...noEntryAnswer, isDeclined: true } } }
    expect(isEmpty(values)).toBe(false)
    expect(read(JSON.parse(JSON.stringify(values)), version)).toEqual(values)
  })
})

describe('what was sent and not answered', () => {
  it.each([
    [null, true, true, 'status'],
    [null, false, true, 'message'],
    [null, false, false, 'closed'],
    ['a', false, true, 'status'],
    ['a', false, false, 'status'],
    ['b', false, true, 'message'],
  ] as const)(
    'of an answer after %j: status %s, chat %s goes by %s',
    (sent, status, chat, route) => {
      const last = sent === null ? null : { content: JSON.stringify(sent), key: 'k' }
      expect(toReplyRoute(last, 'a', { status, chat })).toBe(route)
    },
  )
})

it.each([
  [{ allowed: true }, null],
  [{ allowed: false, reason: 'notPending' }, null],
  [{ allowed: false, reason: 'notFinished' }, null],
  [{ allowed: false, reason: 'suspended' }, 'suspended'],
  [{ allowed: false, reason: 'overdue' }, 'overdue'],
] as const)('the contract as the reason of %j: %s', (offer, block) => {
  expect(contractBlockOf(offer)).toBe(block)
})
