import { describe, expect, it } from 'vitest'
import { isCivilDate } from '../calendar/civil-date.ts'
import { groupByDay, isInAgenda, listAgendaDays, moveAgenda, toAgendaDay } from './agenda.rules.ts'
import { toPersonalCalendar, toReminderCalendar, toSubscription } from './reminder-calendar.ts'

describe('the days in sight', () => {
  it.each([
    ['month', '2026-11-23', '2026-11-01', '2026-12-05', 35],
    ['month', '2026-02-10', '2026-02-01', '2026-02-28', 28],
    ['month', '2026-08-31', '2026-07-26', '2026-09-05', 42],
    ['week', '2026-11-25', '2026-11-22', '2026-11-28', 7],
    ['week', '2026-11-22', '2026-11-22', '2026-11-28', 7],
    ['agenda', '2026-11-23', '2026-11-23', '2026-12-22', 30],
  ] as const)('of the %s of %s are %s to %s', (span, day, first, last, count) => {
    const days = listAgendaDays(span, day)
    expect([days[0], days.at(-1), days.length]).toEqual([first, last, count])
  })

  it.each(['0000-01-01', '0001-01-01', '9999-12-31'])(
    'of %s are those of a day near it',
    (named) => {
      const day = toAgendaDay(named)
      for (const span of ['month', 'week', 'agenda'] as const) {
        const moved = [moveAgenda(span, day, -1), day, moveAgenda(span, day, 1)].map(toAgendaDay)
        expect(moved.flatMap((each) => listAgendaDays(span, each)).filter(isCivilDate)).toEqual(
          moved.flatMap((each) => listAgendaDays(span, each)),
        )
      }
      expect(toAgendaDay('2026-11-23')).toBe('2026-11-23')
    },
  )

  it.each([
    ['month', '2026-12-08', 1, '2027-01-08'],
    ['month', '2026-03-31', -1, '2026-02-28'],
    ['week', '2026-11-23', 1, '2026-11-30'],
    ['agenda', '2026-11-23', -1, '2026-10-24'],
  ] as const)('of the %s of %s, moved by %i, begin from %s', (span, day, by, moved) => {
    expect(moveAgenda(span, day, by)).toBe(moved)
  })

  it.each([
    ['month', '2026-11-23', '2026-11-30', true],
    ['month', '2026-11-23', '2026-12-01', false],
    ['month', '2026-08-31', '2026-07-31', false],
    ['week', '2026-11-30', '2026-12-05', true],
    ['week', '2026-11-30', '2026-12-06', false],
    ['agenda', '2026-11-23', '2026-12-22', true],
  ] as const)('of the %s of %s hold %s: %s', (span, day, date, expected) => {
    expect(isInAgenda(span, day, date)).toBe(expected)
  })

  it('hold their things in order', () => {
    const [a, b, c] = [
      { id: 'a', date: '2026-11-23' },
      { id: 'b', date: '2026-11-24' },
      { id: 'c', date: '2026-11-23' },
    ]
    expect([...groupByDay([a, b, c])]).toEqual([
      ['2026-11-23', [a, c]],
      ['2026-11-24', [b]],
    ])
  })
})

describe('reminders in a calendar file', () => {
  it('stand on their due date and are announced on the day of their notice', () => {
    const reminder = {
      id: 'r1',
      name: 'Alvará',
      type: 'task',
      duoDate: '2026-12-10',
      dateToNotify: '2026-12-03',
    } as const
    const text = toReminderCalendar([reminder], new Date('2026-11-23T08:00:00Z'))
    expect(text).toContain('UID:r1@tramite\r\n')
    expect(text).toContain('DTSTART;VALUE=DATE:20261210\r\n')
    expect(text).toContain('CATEGORIES:Tarefa\r\n')
    expect(text).toContain('TRIGGER:-P6DT15H\r\n')
  })

  it('are the same events in a calendar of everything, beside deliveries and invoices', () => {
    const now = new Date('2026-11-23T08:00:00Z')
    const reminder = {
      id: 'r1',
      name: 'Alvará',
      type: 'task',
      duoDate: '2026-12-10',
      dateToNotify: '2026-12-03',
    } as const
    const demand = { number: 1042, isPrivate: false, date: '2026-12-11' } as const
    const whole = toPersonalCalendar(
      {
        reminders: [reminder],
        deliveries: [
          { ...demand, id: 'd1', name: 'Contrato; anexo', statusKey: 'PENDING' },
          { ...demand, id: 'd2', name: 'Parecer', statusKey: 'FINISHED' },
          { ...demand, id: 'd3', name: 'Venda da filial', statusKey: 'OPEN', isPrivate: true },
        ],
        invoices: [
          { id: 'i1', label: 'Multa', detail: 'Multa por atraso', value: 97, date: '2026-12-12' },
          { id: 'i2', label: 'Parcela 3 de 12', detail: '', value: 4850.9, date: '2026-12-12' },
        ],
      },
      now,
    )
    const eventsOf = (text: string) => text.match(/BEGIN:VEVENT.*?END:VEVENT/gs) ?? []
    expect(eventsOf(whole)[0]).toBe(eventsOf(toReminderCalendar([reminder], now))[0])
    expect(whole).toContain('DTSTART;VALUE=DATE:20261211\r\n')
    expect(whole).toContain('SUMMARY:Entrega de demanda: Contrato\\; anexo\r\n')
    expect(whole).toContain('SUMMARY:Demanda já entregue: Parecer\r\n')
    expect(whole).toContain('SUMMARY:Entrega de demanda: Nº 1042 (sigilosa)\r\n')
    expect(whole).not.toContain('Venda da filial')
    const [fine, instalment] = eventsOf(whole).slice(-2)
    expect(fine).toContain(
      'SUMMARY:Fatura: Multa\r\nDESCRIPTION:Multa por atraso\\nR$\u00A097\\,00\r\n',
    )
    expect(instalment).toContain(
      'SUMMARY:Fatura: Parcela 3 de 12\r\nDESCRIPTION:R$\u00A04.850\\,90\r\n',
    )
    // The demand itself notifies of its delivery.
    expect(whole.match(/BEGIN:VALARM/g)).toHaveLength(1)
    expect(toSubscription('https://a.example/c.ics')).toBe('webcal://a.example/c.ics')
  })
})
