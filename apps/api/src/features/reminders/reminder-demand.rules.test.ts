import { describe, expect, it } from 'vitest'
import { evaluateReminderDemand, evaluateReminderLink } from './reminder-demand.rules.ts'

const free = { ReminderDemands: [] }
const linked = { ReminderDemands: [{ demandId: 'd1' }] }

describe('demands of a reminder', () => {
  it('are raised for one that has none', () => {
    expect(evaluateReminderDemand(free)).toEqual({ allowed: true })
    expect(evaluateReminderDemand(linked)).toEqual({ allowed: false, reason: 'hasDemand' })
  })
  it.each([
    [free, { allowed: true }],
    [linked, { allowed: false, reason: 'linkedElsewhere' }],
    [{ ReminderDemands: [{ demandId: 'd2' }] }, { allowed: false, reason: 'linked' }],
  ])('%j', (reminder, decision) => {
    expect(evaluateReminderLink(reminder, 'd2')).toEqual(decision)
  })
})
