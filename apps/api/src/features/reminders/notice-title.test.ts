import { expect, it } from 'vitest'
import { toNoticeTitle } from './notice-title.ts'

it.each([
  ['2026-11-19', '19/11/2026', 'Lembrete: venceu em 19/11/2026'],
  ['2026-11-20', '20/11/2026', 'Lembrete: vence hoje'],
  ['2026-11-21', '21/11/2026', 'Lembrete: vence em 21/11/2026'],
])('the notice of %s: %s', (duoDate, date, title) => {
  expect(toNoticeTitle({ duoDate }, '2026-11-20', date)).toBe(title)
})
