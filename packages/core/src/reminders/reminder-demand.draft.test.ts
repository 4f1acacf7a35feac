import { describe, expect, it } from 'vitest'
import { createReminderDemandDraft } from './reminder-demand.draft.ts'

const draft = createReminderDemandDraft({
  title: 'Lembrete N° 1 Alvará',
  description: 'Sobre ele.',
})

describe('the draft of a demand for a reminder', () => {
  it('is read back as it was stored, and as no other shape', () => {
    const typed = { ...draft.empty, description: 'Falta a planta.', usersToNotify: ['other'] }
    const stored: unknown = JSON.parse(JSON.stringify(typed))
    expect(draft.read(stored, 1)).toEqual(typed)
    expect(draft.read(stored, 2)).toBeUndefined()
    expect(draft.read({ ...typed, priority: 'yes' }, 1)).toBeUndefined()
  })

  it('is empty as long as it holds what the form begins with', () => {
    expect(draft.isEmpty(draft.empty)).toBe(true)
    for (const change of [
      { title: '' },
      { description: 'Falta a planta.' },
      { priority: true },
      { isPrivate: true },
      { usersToNotify: ['other'] },
      { files: { arrived: [], missing: ['planta.pdf'] } },
    ]) {
      expect(draft.isEmpty({ ...draft.empty, ...change })).toBe(false)
    }
  })
})
