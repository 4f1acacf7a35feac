import { addDays, type CivilDate } from './civil-date.ts'

/** An all-day event. */
export interface CalendarEvent {
  /** Stays the same for an event each time it is written. */
  readonly uid: string
  readonly date: CivilDate
  readonly title: string
  /** More about it, for whoever opens the event. */
  readonly description?: string
  /** Category by which calendars group events. */
  readonly category: string
  /** Whole days before the event on which to remind of it, in the morning; 0 is the day itself, null never. */
  readonly announcedDaysBefore: number | null
}

/** The last day whose year has four digits. */
const LAST_DAY: CivilDate = '9999-12-31'

/** The hour at which an event is announced: at its midnight a telephone would wake its owner. */
const ALARM_HOUR = 9

/** How often a program that has subscribed to a calendar reads it again. */
const REFRESH = 'PT1H'

/** Maximum octets of a line, without its end (RFC 5545, 3.1). */
const LINE_OCTETS = 75

/**
 * Escapes the separators of values (RFC 5545, 3.3.11) and drops other control characters, which are not
 * allowed.
 */
function escapeText(text: string): string {
  const escaped = text.replace(/[\\;,]/g, String.raw`\$&`).replace(/\r\n|\r|\n/g, String.raw`\n`)
  return [...escaped].filter((character) => character >= ' ' && character !== '\u007F').join('')
}

const encoder = new TextEncoder()

/** Folds a line of any length between characters; each line after the first begins with a space. */
function fold(line: string): string {
  const parts = ['']
  let octets = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (octets + size > LINE_OCTETS) {
      parts.push(' ')
      octets = 1
    }
    parts[parts.length - 1] += character
    octets += size
  }
  return parts.join('\r\n')
}

const toDay = (date: CivilDate) => date.replaceAll('-', '')
const toStamp = (instant: Date) => `${instant.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

function toLines(event: CalendarEvent, stamp: string): string[] {
  const { uid, date, title, description, category, announcedDaysBefore: days } = event
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${toDay(date)}`,
    // The day after the last one cannot be written; without DTEND an event lasts one day.
    ...(date < LAST_DAY ? [`DTEND;VALUE=DATE:${toDay(addDays(date, 1))}`] : []),
    `SUMMARY:${escapeText(title)}`,
    ...(description === undefined ? [] : [`DESCRIPTION:${escapeText(description)}`]),
    `CATEGORIES:${escapeText(category)}`,
    'TRANSP:TRANSPARENT',
    ...(days === null ? [] : toAlarm(title, days)),
    'END:VEVENT',
  ]
}

/** From the midnight with which the event begins. */
const toTrigger = (daysBefore: number) =>
  daysBefore === 0 ? `PT${ALARM_HOUR}H` : `-P${daysBefore - 1}DT${24 - ALARM_HOUR}H`

const toAlarm = (title: string, days: number) => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escapeText(title)}`,
  `TRIGGER:${toTrigger(days)}`,
  'END:VALARM',
]

/**
 * A calendar file (RFC 5545) of all-day events, as calendar programs import it.
 * @param name of the calendar
 * @param now the time of writing
 */
export function toICalendar(events: readonly CalendarEvent[], name: string, now: Date): string {
  const stamp = toStamp(now)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tramite//Portal//PT-BR',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escapeText(name)}`,
    // Apple's and others' (RFC 7986, 5.7), and Outlook's.
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
    `X-PUBLISHED-TTL:${REFRESH}`,
    ...events.flatMap((event) => toLines(event, stamp)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}
