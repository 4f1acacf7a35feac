import { expect, it } from 'vitest'
import { toLastDayOfAccess } from './contract-end.rules.ts'

const today = '2026-02-20'

it.each([
  ['an end without a day', { isChurn: true }, false, '2026-03-07'],
  ['an end with a day', { isChurn: true, accessAllowedUntil: '2026-02-21' }, false, undefined],
  ['an end at once', { isChurn: true, accessAllowedUntil: null }, false, undefined],
  ['an end that was one already', { isChurn: true }, true, undefined],
  ['an end taken back', { isChurn: false }, true, null],
  ['no end, as before', { isChurn: false }, false, undefined],
  ['another day', { accessAllowedUntil: '2026-04-01' }, true, undefined],
  ['nothing of it', {}, true, undefined],
] as const)('%s', (_, change, isChurn, expected) => {
  expect(toLastDayOfAccess(change, { isChurn }, today)).toBe(expected)
})
