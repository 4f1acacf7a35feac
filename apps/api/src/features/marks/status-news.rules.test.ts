import { describe, expect, it } from 'vitest'
import { evaluateStatusNews } from './status-news.rules.ts'

describe('evaluateStatusNews', () => {
  const known = { status: 'Publicação', statusOn: '2026-03-10' } as const
  const unknown = { status: null, statusOn: null }
  it.each([
    [known, 'Exigência', '2026-03-17', { allowed: true, isOther: true, isNotified: true }],
    [known, 'Exigência', '2026-03-10', { allowed: true, isOther: true, isNotified: true }],
    [known, 'Publicação', '2026-03-17', { allowed: true, isOther: false, isNotified: true }],
    [known, 'Publicação', '2026-03-10', { allowed: true, isOther: false, isNotified: false }],
    [known, 'Exigência', '2026-03-09', { allowed: false, reason: 'outdated' }],
    [known, null, '2026-03-17', { allowed: false, reason: 'noStatus' }],
    [unknown, 'Pedido', '2020-01-01', { allowed: true, isOther: true, isNotified: true }],
  ] as const)('%o and %s of %s: %o', (before, status, occurredOn, decision) => {
    expect(evaluateStatusNews(before, { status, occurredOn })).toEqual(decision)
  })
})
