import { describe, expect, it } from 'vitest'
import {
  contractBlockOf,
  demandReplyDraft,
  hasReplyArrived,
  isReplySent,
  toReplyRoute,
} from './demand-reply.ts'
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

describe('a reply whose answer was lost', () => {
  const sent = { content: JSON.stringify(['Segue a ata. ', []]), key: 'k' }
  const since = '2026-11-18T12:00:00.000Z'
  const own = {
    type: 'MESSAGE',
    userId: 'me',
    content: 'Segue a ata.',
    createdAt: '2026-11-18T12:00:01.000Z',
  } as const

  it.each([
    ['that stands in the conversation', true, sent, own],
    ['that was never sent', false, null, own],
    ['beside which a colleague said the same', false, sent, { ...own, userId: 'other' }],
    ['with the words of an earlier one', false, sent, { ...own, createdAt: since }],
    ['beside which other words were sent', false, sent, { ...own, content: 'Segue.' }],
    ['of which only the status is there', false, sent, { ...own, type: 'STATUS' as const }],
  ])('%s has arrived: %s', (_, hasArrived, last, item) => {
    expect(hasReplyArrived(last, [item], { userId: 'me', since })).toBe(hasArrived)
  })
})

describe('a reply that moved its demand on, as far as is known', () => {
  const record = {
    fileName: 'ata.pdf',
    fileType: 'application/pdf',
    fileSize: 9,
    awsFileKey: 'uploads/ata',
  }
  const other = { ...record, awsFileKey: 'uploads/other' }
  const written = {
    ...demandReplyDraft.empty,
    message: 'Segue a "ata".\nObrigada. ',
    answers: { Ata: { ...noEntryAnswer, text: 'Anexa.' } },
    files: { arrived: [{ record, arrivedAt: 0 }], missing: [] },
  }
  const content = JSON.stringify(['1. Ata\nAnexa.\n\nSegue a "ata".\nObrigada.', [record]])
  const sent = { content, key: 'k' }

  it.each([
    ['that was never sent', false, { sent: null }],
    ['as it was sent', true, {}],
    ['of which less is left', true, { answers: {} }],
    ['of which nothing is left to say', true, { message: ' ', answers: {} }],
    ['with a sentence less', false, { message: 'Segue a "ata".' }],
    ['with a part of a word', false, { message: 'egue a "ata".\nObrigada.' }],
    [
      'whose answer is declined now',
      false,
      { answers: { Ata: { ...noEntryAnswer, isDeclined: true } } },
    ],
    [
      'with one more declined',
      false,
      { answers: { ...written.answers, Contrato: { ...noEntryAnswer, isDeclined: true } } },
    ],
    ['with other words', false, { message: 'Segue a ata nova.' }],
    ['with another answer', false, { answers: { Ata: { ...noEntryAnswer, text: 'Já foi.' } } }],
    [
      'with a file that has not arrived',
      false,
      { files: { ...written.files, missing: ['a.pdf'] } },
    ],
    [
      'with another file',
      false,
      { files: { arrived: [{ record: other, arrivedAt: 0 }], missing: [] } },
    ],
  ])('%s went out whole: %s', (_, isSent, change) => {
    expect(isReplySent({ ...written, sent, ...change })).toBe(isSent)
  })
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
