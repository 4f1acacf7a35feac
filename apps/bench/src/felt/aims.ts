import type { PageName, PaintCondition } from './paints.ts'

type Aim = Parameters<typeof import('../report/table.ts').judge>[1]

/** Three quarters of the time of a tracker with server-rendered pages (Redmine 5, 2026-11-22, ms). */
const rendered = (milliseconds: number): Aim => ({ atMost: 0.75 * milliseconds })

/** The largest paint, milliseconds, where there is a target. */
export const paintAims: Readonly<
  Partial<Record<PaintCondition['name'], Partial<Record<PageName, Aim>>>>
> = {
  'cold, slow': {
    signIn: rendered(1520),
    list: rendered(1720),
    demand: rendered(1830),
    form: rendered(1670),
  },
  'warm, slow': {
    signIn: rendered(740),
    list: rendered(980),
    demand: rendered(1100),
    form: rendered(900),
  },
  'warm, unthrottled': { list: { atMost: 250 }, demand: { atMost: 250 } },
}

/** Maximum milliseconds of an act; for a reply, about what it took when the targets were set. */
export const actAims = {
  open: { unthrottled: 100, slow: 250 },
  reply: { unthrottled: 50, slow: 150 },
  create: { unthrottled: 150, slow: 500 },
  search: { unthrottled: 150 },
} as const

/** For the blocking time of the list at its first visit on a slow connection, and for the server under load. */
export const aims = {
  blocking: { atMost: 100 },
  views: { list: { atLeast: 200 }, demand: { atLeast: 400 } },
  p99: { atMost: 50 },
  memory: { atMost: 250 },
} as const
