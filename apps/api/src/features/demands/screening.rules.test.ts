import { demandStatuses } from '@tramite/core/demands'
import { describe, expect, it } from 'vitest'
import { evaluateScreening } from './screening.rules.ts'

const reasonOf = (decision: { allowed: true } | { allowed: false; reason: string }) =>
  decision.allowed ? null : decision.reason

describe('evaluateScreening', () => {
  it.each(demandStatuses)('of a demand that is %s', (statusKey) => {
    const reason = statusKey === 'FINISHED' ? 'finished' : null
    expect(reasonOf(evaluateScreening({ statusKey }, { kind: 'staff' }))).toBe(reason)
    expect(reasonOf(evaluateScreening({ statusKey }, { kind: 'customer' }))).toBe('notStaff')
  })
})
