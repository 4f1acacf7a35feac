import {
  addDays,
  businessDaysUntil,
  conventions,
  countDays,
  explainForecast,
  explainPeriod,
  formatRelativeDay,
  isBusinessDay,
  toDayFrame,
} from '@tramite/core/calendar'
import { buildDemand, buildDemandSummary } from '@tramite/core/testing'
import { describe, expect, it } from 'vitest'
import { buildHome } from '../../home/home-samples.ts'
import { toHomeSummary } from '../../home/home-summary.ts'
import { toForecast } from '../shared/forecast.ts'
import { toForecastView } from './forecast-view.ts'

/** In UTC: midnight, morning, the last moment of the work shift, the first after it, late. */
const hours = ['03:00:00', '13:00:00', '21:00:00', '21:00:01', '02:59:59']
const moments = Array.from({ length: 731 }, (_, day) => addDays('2026-01-01', day)).flatMap((day) =>
  hours.map((hour) => new Date(`${day}T${hour}Z`)),
)

const numbersIn = (texts: readonly (string | null)[]) =>
  texts.flatMap((text) => /(\d+) dias? út/.exec(text ?? '')?.[1] ?? []).map(Number)

describe.each([conventions.specified, conventions.brazil])('days to a date, $name', (preset) => {
  it('are one number on list, home and card, said once, and those that the strip draws', () => {
    const wrong: string[] = []
    for (const [index, now] of moments.entries()) {
      const frame = toDayFrame(now, preset)
      const deleveryForecast = addDays(frame.today, (index % 40) + 1)
      const demand = buildDemand({ deleveryForecast, order: (index % 5) + 1 })
      const view = toForecastView(demand, { now, conventions: preset })
      const row = toForecast(demand, frame)
      const count = businessDaysUntil(deleveryForecast, frame)
      const said = numbersIn([view.relative, ...view.notes.map(({ text }) => text)])
      const marked = view.days.filter(
        ({ kind, date }) =>
          kind === 'counted' ||
          (kind === 'due' && date > frame.countsFrom && isBusinessDay(date, preset)),
      )
      const starts = view.days.filter(({ kind }) => kind === 'start')
      const isDrawnRight =
        view.days.length === 0 ||
        (marked.length === count && starts.every(({ date }) => date === frame.countsFrom))
      const isRight =
        row.words === view.relative && said.length <= 1 && said.every((each) => each === count)
      if (!isRight || !isDrawnRight) wrong.push(`${now.toISOString()} ${deleveryForecast}`)
    }
    expect(wrong).toEqual([])
  })

  it('are that number in every explanation, and the sentence of the home page names the same day', () => {
    const wrong: string[] = []
    for (const [index, now] of moments.entries()) {
      const frame = toDayFrame(now, preset)
      const until = addDays(frame.today, (index % 40) + 1)
      const steps = explainPeriod({ now, until, conventions: preset })
      const last = steps.findLast((step) => 'count' in step)
      const counted = last !== undefined && 'count' in last ? last.count : 0
      const isCounted = counted === businessDaysUntil(until, frame)

      const order = (index % 12) + 1
      const explained = explainForecast({ now, order, premium: false, conventions: preset })
      const said = numbersIn([formatRelativeDay(explained.date, frame)])
      const isSaid = said.every((each) => each === businessDaysUntil(explained.date, frame))

      const sentence = toHomeSummary(
        buildHome([buildDemandSummary({ deleveryForecast: until })]),
        frame,
      )
      const isTomorrow = countDays(frame.today, until) === 1
      const isNamed =
        numbersIn([sentence]).length === 0 && sentence.includes('amanhã') === isTomorrow
      if (!isCounted || !isSaid || !isNamed) wrong.push(`${now.toISOString()} ${until}`)
    }
    expect(wrong).toEqual([])
  })
})
