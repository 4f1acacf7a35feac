import { describe, expect, it } from 'vitest'
import { BULK_SELECTION_MAX, evaluateBulkValidation } from './bulk.rules.ts'
import type { Validatable } from './demand-actions.rules.ts'
import { isSpecifiedDemandType, specifiedDemandTypes } from './demand-types.ts'

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

describe('the types that rules know', () => {
  it('are known by their exact names', () => {
    expect(specifiedDemandTypes.every(isSpecifiedDemandType)).toBe(true)
    expect(isSpecifiedDemandType('Registro de Marcas')).toBe(true)
    expect(isSpecifiedDemandType('registro de marcas')).toBe(false)
  })
})
