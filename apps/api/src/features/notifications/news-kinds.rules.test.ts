import { notificationKinds } from '@tramite/core/notifications'
import { describe, expect, it } from 'vitest'
import { isNewsMuted, toNewsKind, toTypeKind } from './news-kinds.rules.ts'

describe('what news are about', () => {
  it.each([
    [{ kind: 'message' }, 'messages'],
    [{ kind: 'document' }, 'messages'],
    [{ kind: 'documents', count: 2 }, 'messages'],
    [{ kind: 'created' }, 'progress'],
    [{ kind: 'status', statusKey: 'FINISHED' }, 'progress'],
    [{ kind: 'status', statusKey: 'PENDING' }, 'requests'],
    [{ kind: 'status', statusKey: 'PENDING', from: 'FINISHED', ofCustomer: true }, 'progress'],
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

  it('news that give a forecast are muted only with those of forecasts', () => {
    const status = { kind: 'status', statusKey: 'IN_PROGRESS' } as const
    const forecast = { from: null, to: '2026-11-25' }
    const isMuted = (news: Parameters<typeof isNewsMuted>[1], ...muted: string[]) =>
      isNewsMuted(muted, news, 'email')
    expect(isMuted({ news: status }, 'progress:email')).toBe(true)
    expect(isMuted({ news: status, forecast }, 'progress:email')).toBe(false)
    expect(isMuted({ news: status, forecast }, 'progress:email', 'forecasts:email')).toBe(true)
    expect(isMuted({ news: status, forecast }, 'forecasts:email')).toBe(false)
  })

  it('news that come with a message are muted only with messages', () => {
    const news = { kind: 'status', statusKey: 'FINISHED' } as const
    const given = { news, itemId: 'x' }
    expect(isNewsMuted(['progress:email'], given, 'email')).toBe(false)
    expect(isNewsMuted(['progress:email', 'messages:email'], given, 'email')).toBe(true)
    expect(isNewsMuted(['messages:email'], given, 'email')).toBe(false)
  })
})
