import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toNotificationHref } from './notification-href.ts'

describe('toNotificationHref', () => {
  it.each([
    ['DEMAND', '0193-ab', '/demands/0193-ab'],
    ['DEMAND', '../financial', '/demands/..%2Ffinancial'],
    ['DEMAND', null, '/notifications'],
    ['DEMAND', '', '/notifications'],
    ['REMINDER', '/tools/reminders?category=today', '/tools/reminders?category=today'],
    ['REMINDER', '/', '/'],
    ['REMINDER', '/demands/..', '/'],
    ['REMINDER', 'https://mal.example/x', '/notifications'],
    ['REMINDER', '//mal.example', '/notifications'],
    ['REMINDER', '/\\mal.example', '/notifications'],
    ['REMINDER', 'javascript:alert(1)', '/notifications'],
    ['REMINDER', 'tools/reminders', '/notifications'],
    ['REMINDER', null, '/notifications'],
  ])('%s %j leads to %s', (type, link, href) => {
    expect(toNotificationHref({ type, link })).toBe(href)
  })

  it('never leaves the origin', () => {
    const type = fc.constantFrom('DEMAND', 'OTHER')
    fc.assert(
      fc.property(type, fc.oneof(fc.string(), fc.webUrl()), (type, link) => {
        const href = toNotificationHref({ type, link })
        expect(new URL(href, 'https://portal.example').origin).toBe('https://portal.example')
      }),
    )
  })
})
