import { DEFAULT_TIME_ZONE as timeZone } from '@tramite/core/calendar'
import type { DemandViewer, ProcessItem } from '@tramite/core/demands'
import { buildId, buildItem } from '@tramite/core/testing'
import { describe, expect, it } from 'vitest'
import { toConversationDays, toDayLabel } from './conversation-days.ts'

const today = '2026-11-18'
const at = (number: number, createdAt: string, change: Partial<ProcessItem> = {}) =>
  buildItem({ id: buildId(number), createdAt, ...change })

describe('toConversationDays', () => {
  it('opens a new day at midnight of the firm, not of the wire', () => {
    const days = toConversationDays(
      [at(1, '2026-11-18T02:59:59.000Z'), at(2, '2026-11-18T03:00:00.000Z')],
      today,
      timeZone,
      'customer',
    )
    expect(days.map((day) => [day.label, day.items.length])).toEqual([
      ['Ontem', 1],
      ['Hoje', 1],
    ])
  })

  it('drops what only the firm sees', () => {
    const items = [
      at(1, '2026-11-18T13:00:00.000Z', { type: 'INTERN_TEMPLATED_MESSAGE' }),
      at(2, '2026-11-18T13:00:00.000Z', { type: 'PRIVATE_MESSAGE' }),
      at(3, '2026-11-18T13:00:00.000Z'),
    ]
    const seenBy = (kind: DemandViewer['kind']) =>
      toConversationDays(items, today, timeZone, kind).flatMap((day) => day.items)
    expect(seenBy('customer').map(({ id }) => id)).toEqual([buildId(3)])
    expect(seenBy('staff')).toEqual(items)
  })

  it('has no day for an empty conversation', () => {
    expect(toConversationDays([], today, timeZone, 'customer')).toEqual([])
  })
})

it.each([
  ['2026-11-18', 'Hoje'],
  ['2026-11-17', 'Ontem'],
  ['2026-11-16', '16 de novembro de 2026'],
  ['2025-11-18', '18 de novembro de 2025'],
])('%s reads %s', (date, label) => expect(toDayLabel(date, today)).toBe(label))
