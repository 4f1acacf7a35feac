import { describe, expect, it } from 'vitest'
import { createDemandSchema } from './demand-forms.schema.ts'
import { toNewDemand } from './new-demand.ts'

const form = createDemandSchema.parse({ name: 'Revisão', description: 'Revisar o contrato.' })
const context = { userId: 'me', canBePrivate: true, attachments: [] }

describe('a new demand', () => {
  it('notifies its author first and once', () => {
    const chosen = { ...form, usersToNotify: ['a', 'me', 'b'] }
    expect(toNewDemand(chosen, context)).toEqual({
      name: 'Revisão',
      description: 'Revisar o contrato.',
      private: false,
      priority: false,
      attachments: [],
      usersToNotify: ['me', 'a', 'b'],
    })
  })

  it.each([true, false])('is private only where that is allowed: %s', (canBePrivate) => {
    const demand = toNewDemand({ ...form, private: true }, { ...context, canBePrivate })
    expect(demand.private).toBe(canBePrivate)
  })
})
