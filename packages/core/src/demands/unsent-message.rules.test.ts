import { describe, expect, it } from 'vitest'
import type { UnsentMessage } from './demand-drafts.ts'
import { findAwaited } from './unsent-message.rules.ts'

const now = new Date('2026-03-11T12:00:00.000Z')
const HOUR_MS = 60 * 60 * 1000
const messageOf = (idempotencyKey: string, rest: Partial<UnsentMessage> = {}): UnsentMessage => ({
  idempotencyKey,
  sentAt: now.getTime() - HOUR_MS,
  content: idempotencyKey,
  attachments: [],
  ...rest,
})

describe('findAwaited', () => {
  it.each<[string, Partial<UnsentMessage>, readonly string[]]>([
    ['one that failed', { error: 'x' }, ['before']],
    ['none that has no answer yet', {}, []],
    ['none that was refused', { error: 'x', isRefused: true }, []],
    ['none that is too old', { error: 'x', sentAt: now.getTime() - 13 * HOUR_MS }, []],
  ])('has a message wait for %s', (_, before, awaited) => {
    const messages = [messageOf('before', before), messageOf('own'), messageOf('after')]
    const keys = findAwaited(messages, 'own', now).map(({ idempotencyKey }) => idempotencyKey)
    expect(keys).toEqual(awaited)
  })

  it('has nothing wait for what comes after it, or is not there', () => {
    const messages = [messageOf('own'), messageOf('after', { error: 'x' })]
    expect(findAwaited(messages, 'own', now)).toEqual([])
    expect(findAwaited(messages, 'gone', now)).toEqual([])
  })
})
