import { describe, expect, it } from 'vitest'
import { createReminderDraft } from './reminder-create.draft.ts'

const draft = createReminderDraft({ duoDate: '2026-11-19', usersNotification: ['own'] })
const typed = { ...draft.empty, name: 'Renovar o alvará', type: 'task' } as const

describe('the draft of a new reminder', () => {
  it('is read back as it was stored, and as no other shape', () => {
    const stored: unknown = JSON.parse(JSON.stringify(typed))
    expect(draft.read(stored, 1)).toEqual(typed)
    expect(draft.read(stored, 2)).toBeUndefined()
    expect(draft.read({ ...typed, type: 'other' }, 1)).toBeUndefined()
  })

  it('is empty as long as it holds what the form begins with', () => {
    expect(draft.isEmpty(draft.empty)).toBe(true)
    expect(draft.isEmpty({ ...draft.empty, name: ' ' })).toBe(true)
    for (const change of [
      { name: 'Renovar' },
      { type: 'event' },
      { duoDate: '' },
      { dateToNotify: '2026-11-18' },
      { usersNotification: [] },
      { usersNotification: ['other'] },
      { files: { arrived: [], missing: ['alvara.pdf'] } },
    ] as const) {
      expect(draft.isEmpty({ ...draft.empty, ...(change as object) })).toBe(false)
    }
  })
})
