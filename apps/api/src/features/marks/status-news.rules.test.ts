import { describe, expect, it } from 'vitest'
import { evaluateStatusNews } from './status-news.rules.ts'

describe('evaluateStatusNews', () => {
  const known = { status: 'Publicação', statusOn: '2026-03-10' } as const
  it.each([
    [known, 'Exigência', '2026-03-17', null, true],
    [known, 'Exigência', '2026-03-10', null, true],
    [known, 'Publicação', '2026-03-17', null, false],
    [known, 'Exigência', '2026-03-09', 'outdated', undefined],
    [known, null, '2026-03-17', 'noStatus', undefined],
    [{ status: null, statusOn: null }, 'Pedido', '2020-01-01', null, true],
  ] as const)('%o and %s of %s: %s', (before, status, occurredOn, reason, isOther) => {
    const decision = evaluateStatusNews(before, { status, occurredOn })
    expect(decision.allowed ? null : decision.reason).toBe(reason)
    expect(decision.allowed ? decision.isOther : undefined).toBe(isOther)
  })
})
