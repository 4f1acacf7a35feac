import { describe, expect, expectTypeOf, it } from 'vitest'
import type { OperationId } from '../generated/operation-index.ts'
import type { RefusalOf } from '../generated/refusals.ts'
import type { ProblemCode } from '../messages/problems.ts'
import { ApiError, isRefusal } from './index.ts'

const refusal = (code: ProblemCode) =>
  new ApiError({ kind: 'problem', status: 400, code, message: 'x' })

describe('the refusals of an operation', () => {
  it('are codes that have a text', () => {
    expectTypeOf<RefusalOf<OperationId>>().toExtend<ProblemCode>()
  })

  it('are those of its own, of its access and of any operation, and no others', () => {
    type OfReset = RefusalOf<'resetPassword'>
    expectTypeOf<'TOKEN_EXPIRED'>().toExtend<OfReset>()
    expectTypeOf<'RATE_LIMITED'>().toExtend<OfReset>()
    expectTypeOf<'DEMAND_NOT_FOUND'>().not.toExtend<OfReset>()
    expectTypeOf<'ACCESS_PAYMENT_OVERDUE'>().toExtend<RefusalOf<'createDemand'>>()
    expectTypeOf<'IDEMPOTENCY_IN_PROGRESS'>().toExtend<RefusalOf<'createDemand'>>()
    expectTypeOf<'PRECONDITION_FAILED'>().toExtend<RefusalOf<'renameDemand'>>()
    expectTypeOf<'STAFF_ONLY'>().toExtend<RefusalOf<'assignDemand'>>()
  })

  it('are told apart by their code', () => {
    const expired = refusal('TOKEN_EXPIRED')
    expect(isRefusal<'resetPassword'>(expired, 'TOKEN_EXPIRED')).toBe(true)
    expect(isRefusal<'resetPassword'>(expired, 'WEAK_PASSWORD', 'TOKEN_EXPIRED')).toBe(true)
    expect(isRefusal<'resetPassword'>(expired, 'WEAK_PASSWORD')).toBe(false)
    expect(isRefusal<'resetPassword'>(new Error('TOKEN_EXPIRED'), 'TOKEN_EXPIRED')).toBe(false)
  })
})
