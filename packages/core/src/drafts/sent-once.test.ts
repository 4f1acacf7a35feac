import { expect, it } from 'vitest'
import { createFixedClock, createSharedStorage } from '../testing/index.ts'
import { createDraftStore, type DraftForm, keepSentKey, openDraft, type SentOnce } from './index.ts'

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
  const key = keepSentKey(draft, { text: 'a' })
  expect(keepSentKey(draft, { text: 'a' })).toBe(key)
  expect(draft.snapshot().values.text).toBe('a')

  const again = open()
  expect(keepSentKey(again, { text: 'a' })).toBe(key)
  expect(keepSentKey(again, { text: 'b' })).not.toBe(key)
})
