import { notificationKinds } from '@tramite/core/notifications'
import { describe, expect, it } from 'vitest'
import { toNewsKind, toTypeKind } from './news-kinds.rules.ts'

describe('what news are about', () => {
  it.each([
    [{ kind: 'message' }, 'messages'],
    [{ kind: 'document' }, 'messages'],
    [{ kind: 'documents', count: 2 }, 'messages'],
    [{ kind: 'created' }, 'progress'],
    [{ kind: 'status', statusKey: 'FINISHED' }, 'progress'],
    [{ kind: 'status', statusKey: 'PENDING' }, 'requests'],
    [{ kind: 'forecast', forecast: { from: null, to: '2026-11-25' } }, 'forecasts'],
    [{ kind: 'overdue', date: '2026-11-18' }, 'forecasts'],
    [{ kind: 'markStatus', status: 'Deferido' }, 'progress'],
  ] as const)('%j is %s', (news, kind) => expect(toNewsKind(news)).toBe(kind))

  it.each([
    ['REMINDER', 'reminders'],
    ['JOURNEY', 'progress'],
    ['FINANCE', 'account'],
    ['USER', 'account'],
    ['SOMETHING_NEW', 'account'],
  ])('a notification of type %s is %s', (type, kind) => {
    expect(toTypeKind(type)).toBe(kind)
    expect(notificationKinds).toContain(kind)
  })
})
