import { describe, expect, it } from 'vitest'
import { evaluateStatusChange } from './demand-status.rules.ts'
import { demandStatuses } from './demand-status.ts'
import type { DemandStatus } from './demands.types.ts'

const customer = { kind: 'customer' } as const
const staff = { kind: 'staff' } as const

describe('evaluateStatusChange', () => {
  const open: [DemandStatus, DemandStatus][] = [
    ['PENDING', 'IN_PROGRESS'],
    ['FINISHED', 'IN_PROGRESS'],
  ]
  const pairs = demandStatuses.flatMap((from) => demandStatuses.map((to) => [from, to] as const))

  it.each(pairs)('%s to %s', (statusKey, to) => {
    const isOpen = open.some(([a, b]) => a === statusKey && b === to)
    const ask = (message?: string | null) =>
      evaluateStatusChange({ statusKey }, customer, { statusKey: to, message })
    expect(ask('Seguem os documentos.')).toEqual(
      isOpen ? { allowed: true, statusKey: to } : { allowed: false, reason: 'transition' },
    )
    for (const message of [undefined, null, '', ' \n\t ']) {
      expect(ask(message)).toEqual({
        allowed: false,
        reason: isOpen ? 'messageRequired' : 'transition',
      })
    }
    expect(evaluateStatusChange({ statusKey }, staff, { statusKey: to })).toEqual({
      allowed: true,
      statusKey: to,
    })
  })
})
