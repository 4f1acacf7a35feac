import { describe, expect, it } from 'vitest'
import { type CalendarEvent, toICalendar } from './icalendar.ts'

const now = new Date('2026-11-23T08:30:15.250Z')
const event: CalendarEvent = {
  uid: 'r1@tramite',
  date: '2026-12-31',
  title: 'Renovar o alvará',
  category: 'Tarefa',
  announcedDaysBefore: 3,
}
const write = (change: Partial<CalendarEvent>) => toICalendar([{ ...event, ...change }], 'L', now)
const unfold = (text: string) => text.replaceAll('\r\n ', '')

describe('a calendar file', () => {
  it('is a calendar of its events', () => {
    expect(toICalendar([event], 'Lembretes', now).split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Tramite//Portal//PT-BR',
      'CALSCALE:GREGORIAN',
      'X-WR-CALNAME:Lembretes',
      'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
      'X-PUBLISHED-TTL:PT1H',
      'BEGIN:VEVENT',
      'UID:r1@tramite',
      'DTSTAMP:20261123T083015Z',
      'DTSTART;VALUE=DATE:20261231',
      'DTEND;VALUE=DATE:20270101',
      'SUMMARY:Renovar o alvará',
      'CATEGORIES:Tarefa',
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:Renovar o alvará',
      'TRIGGER:-P2DT15H',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
    expect(toICalendar([], 'Lembretes', now)).not.toContain('VEVENT')
  })

  it.each([
    [0, 'PT9H'],
    [1, '-P0DT15H'],
    [15, '-P14DT15H'],
  ])('announces an event of in %i days in the morning, not at midnight', (days, trigger) => {
    expect(write({ announcedDaysBefore: days })).toContain(`\r\nTRIGGER:${trigger}\r\n`)
  })

  it('writes no end of the last day that there is', () => {
    const text = write({ date: '9999-12-31' })
    expect(text).toContain('\r\nDTSTART;VALUE=DATE:99991231\r\n')
    expect(text).not.toContain('DTEND')
  })

  it.each([
    ['a; b, c', String.raw`a\; b\, c`],
    [String.raw`a\b`, String.raw`a\\b`],
    ['a\r\nb\nc\rd', String.raw`a\nb\nc\nd`],
    ['a\u0000\tb\u007F', 'ab'],
    ['END:VCALENDAR\r\nBEGIN:X', String.raw`END:VCALENDAR\nBEGIN:X`],
  ])('escapes %j', (title, written) => {
    expect(unfold(write({ title }))).toContain(`\r\nSUMMARY:${written}\r\n`)
  })

  it.each([
    'a'.repeat(200),
    'ç'.repeat(200),
    '📅'.repeat(90),
    `${'a'.repeat(66)}é`,
    'a'.repeat(67),
  ])('folds %s to lines of 75 octets, never within a character', (title) => {
    const text = write({ title })
    for (const line of text.split('\r\n')) {
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
      expect(line.isWellFormed()).toBe(true)
    }
    expect(unfold(text)).toContain(`SUMMARY:${title}\r\n`)
  })
})
