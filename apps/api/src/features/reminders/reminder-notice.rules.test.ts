import { describe, expect, it } from 'vitest'
import { isNotified, listSettled, listUnnotified } from './reminder-notice.rules.ts'

describe('the notice', () => {
  const noticed = {
    dateToNotify: '2026-11-20',
    duoDate: '2026-12-20',
    usersNotification: ['a', 'b'],
    notifiedUsers: ['b', 'c'],
    filedBy: ['matriz'],
  }
  it.each([
    ['2026-11-19', []],
    ['2026-11-20', ['a']],
    ['2027-01-01', ['a']],
  ])('on %s is still to reach %j', (today, ids) => {
    expect(listUnnotified(noticed, today)).toEqual(ids)
  })
  it.each([
    [['matriz'], true, false],
    [['matriz', 'filial'], true, true],
    [[], true, true],
    [['filial'], false, false],
  ])('for the businesses %j, visible %s: %s', (businessIds, visible, expected) => {
    expect(isNotified(noticed, { id: 'a', businessIds, visible })).toBe(expected)
  })
  it.each([
    ['2026-11-20', [], ['b']],
    ['2026-11-20', ['a'], ['a', 'b']],
    ['2026-12-20', [], ['b']],
    ['2026-12-21', [], ['a', 'b']],
  ])('on %s, told %j, has nothing to wait for: %j', (today, told, ids) => {
    expect(listSettled(noticed, told, today)).toEqual(ids)
  })
})
