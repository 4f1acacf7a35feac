import { describe, expect, it } from 'vitest'
import { BULK_SELECTION_MAX, evaluateBulkPrivacy, evaluateBulkValidation } from './bulk.rules.ts'
import type { Validatable } from './demand-actions.rules.ts'
import { demandStatuses } from './demand-status.ts'
import { isSpecifiedDemandType, specifiedDemandTypes } from './demand-types.ts'
import { evaluateScreening } from './screening.rules.ts'
import { evaluateViewers } from './viewers.rules.ts'

const reasonOf = (decision: { allowed: true } | { allowed: false; reason: string }) =>
  decision.allowed ? null : decision.reason

describe('evaluateBulkValidation', () => {
  const delivered = { statusKey: 'FINISHED', validationDate: null } as const
  const validated = { statusKey: 'FINISHED', validationDate: '2026-11-10T12:00:00.000Z' } as const
  const open = { statusKey: 'OPEN', validationDate: null } as const

  it.each([
    [[], 'selectionRequired'],
    [[validated, open], 'nothingToValidate'],
    [Array.from({ length: BULK_SELECTION_MAX + 1 }, () => delivered), 'selectionTooLarge'],
    [Array.from({ length: BULK_SELECTION_MAX }, () => delivered), null],
  ])('case %#', (selection: readonly Validatable[], reason) => {
    expect(reasonOf(evaluateBulkValidation(selection))).toBe(reason)
  })

  it('takes what is delivered and not validated', () => {
    expect(evaluateBulkValidation([validated, delivered, open])).toEqual({
      allowed: true,
      demands: [delivered],
    })
  })
})

describe('evaluateBulkPrivacy', () => {
  const admin = { isAdmin: true, isSpecificDemand: false, kind: 'customer' } as const
  it.each([
    [['d'], admin, null],
    [[], admin, 'selectionRequired'],
    [['d'], { ...admin, isAdmin: false }, 'notAdmin'],
    [[], { ...admin, isSpecificDemand: true }, 'specificDemand'],
  ] as const)('case %#', (selection, viewer, reason) => {
    expect(reasonOf(evaluateBulkPrivacy(selection, viewer))).toBe(reason)
  })
})

describe('evaluateScreening', () => {
  it.each(demandStatuses)('of a demand that is %s', (statusKey) => {
    const reason = statusKey === 'FINISHED' ? 'finished' : null
    expect(reasonOf(evaluateScreening({ statusKey }, { kind: 'staff' }))).toBe(reason)
    expect(reasonOf(evaluateScreening({ statusKey }, { kind: 'customer' }))).toBe('notStaff')
  })
})

describe('evaluateViewers', () => {
  const demand = { visualized: ['a', 'b'] }
  it.each([
    ['a', 'customer', ['b'], null],
    ['c', 'customer', ['a', 'b', 'c', 'c'], null],
    ['a', 'customer', ['b', 'a'], null],
    ['a', 'customer', ['a'], 'othersViews'],
    ['a', 'customer', ['a', 'b', 'c'], 'othersViews'],
    ['s', 'staff', [], null],
    ['s', 'staff', ['c'], null],
  ] as const)('%s, %s: %j', (id, kind, wanted, reason) => {
    const decision = evaluateViewers(demand, wanted, { id, kind })
    expect(reasonOf(decision)).toBe(reason)
    if (decision.allowed) expect(decision.visualized).toEqual([...new Set(wanted)])
  })
})

describe('the types that rules know', () => {
  it('are known by their exact names', () => {
    expect(specifiedDemandTypes.every(isSpecifiedDemandType)).toBe(true)
    expect(isSpecifiedDemandType('Registro de Marcas')).toBe(true)
    expect(isSpecifiedDemandType('registro de marcas')).toBe(false)
  })
})
