import { expect, it } from 'vitest'
import { createFixedClock, createSharedStorage } from '../testing/index.ts'
import {
  createDraftStore,
  type DraftForm,
  keepSentKey,
  openDraft,
  type SentOnce,
  toSentOnce,
} from './index.ts'

interface Letter {
  readonly text: string
  readonly sent: SentOnce | null
}

const letter: DraftForm<Letter> = {
  name: 'letter',
  version: 1,
  empty: { text: '', sent: null },
  read: (stored) => stored as Letter,
  isEmpty: ({ text }) => text === '',
}

it('sends under the same key again what is the same, also after a reload', () => {
  const storage = createSharedStorage().openTab()
  const open = () => {
    const drafts = createDraftStore({ storage, clock: createFixedClock() })
    return openDraft(drafts, letter, { userId: 'bia', businessId: 'b1' })
  }
  const draft = open()
  draft.change((last) => ({ ...last, text: 'a' }))
  const now = new Date('2026-11-19T15:00:00Z')
  const key = keepSentKey(draft, { text: 'a' }, now)
  expect(keepSentKey(draft, { text: 'a' }, now)).toBe(key)
  expect(draft.snapshot().values.text).toBe('a')

  const again = open()
  expect(keepSentKey(again, { text: 'a' }, now)).toBe(key)
  expect(keepSentKey(again, { text: 'b' }, now)).not.toBe(key)
})

const at = (time: string) => new Date(`2026-11-19T${time}Z`)

it.each([
  ['within the hour', at('15:00:00'), at('15:59:59'), true],
  ['an hour later: what it created may have been removed', at('15:00:00'), at('16:00:00'), false],
  ['whenever, where nobody can remove what it did', null, null, true],
  ['whenever, where an earlier version kept no time', null, at('16:00:00'), true],
])('goes under the same key again: %s', (_, first, second, isSame) => {
  const sent = toSentOnce(null, 'a', first)
  expect(toSentOnce(sent, 'a', second).key === sent.key).toBe(isSame)
})

it('counts the hour from when it was last sent', () => {
  const first = toSentOnce(null, 'a', at('15:00:00'))
  const second = toSentOnce(first, 'a', at('15:59:00'))
  expect(toSentOnce(second, 'a', at('16:58:00')).key).toBe(first.key)
})
