import { describe, expect, it } from 'vitest'
import { conventions } from '../calendar/index.ts'
import { releaseQueue, type SuspendedDemand } from './queue-release.rules.ts'

const at = (day: string) => new Date(`2026-03-${day}T12:00:00Z`)
/** Suspended from Monday, 02/03, to Monday, 16/03: ten business days. */
const suspension = { from: at('02'), to: at('16') }
const input = { now: at('16'), premium: false, conventions: conventions.specified }
const demand = { id: 'd', deleveryForecast: '2026-03-20', since: new Date('2026-02-20T12:00:00Z') }
const release = (change: Partial<SuspendedDemand>) => {
  const [place] = releaseQueue([{ ...demand, ...change }], suspension, input)
  return { to: place?.to, days: place?.cause?.offset }
}

describe('the end of a suspension moves a date', () => {
  it('by all of its business days', () => {
    expect(release({})).toEqual({ to: '2026-04-03', days: 10 })
    expect(release({ datedAt: demand.since })).toEqual({ to: '2026-04-03', days: 10 })
  })

  it('by those since the date was given, or the demand began to run', () => {
    expect(release({ datedAt: at('09') })).toEqual({ to: '2026-03-27', days: 5 })
    expect(release({ since: at('11') })).toEqual({ to: '2026-03-25', days: 3 })
    expect(release({ since: at('11'), datedAt: at('13') }).days).toBe(1)
  })

  it('by those before it began to wait: the others are added when the customer answers', () => {
    const waiting = { since: at('11'), waitingSince: at('11') }
    expect(release(waiting)).toEqual({ to: '2026-03-31', days: 7 })
    expect(release({ ...waiting, datedAt: at('09') }).days).toBe(2)
    expect(release({ ...waiting, datedAt: at('12') }).to).toBe('2026-03-20')
  })

  it('never one that the firm set, while it is in the future', () => {
    expect(release({ isStaffDate: true }).to).toBe('2026-03-20')
    const past = { isStaffDate: true, deleveryForecast: '2026-03-12', datedAt: at('09') }
    expect(release(past)).toEqual({ to: '2026-03-19', days: 5 })
  })
})
