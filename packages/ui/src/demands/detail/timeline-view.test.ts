import { buildDemand } from '@tramite/core/testing'
import { expect, it } from 'vitest'
import { sampleFrame, sampleTimeline, sampleTimeZone, toSampleChanges } from './demand-samples.ts'
import { toForecastView } from './forecast-view.ts'
import { toTimelinePoints } from './timeline-view.ts'

const frameOf = (demand: ReturnType<typeof buildDemand>, areDeadlinesSuspended: boolean) => ({
  createdAt: demand.createdAt,
  forecast: toForecastView(demand, { ...sampleFrame, areDeadlinesSuspended }),
  timeZone: sampleTimeZone,
  areDeadlinesSuspended,
})

it.each([
  [false, 'depois da sua resposta'],
  [true, 'sem data'],
])('deadlines suspended %s: what waits for the customer is delivered %s', (isHeld, text) => {
  const demand = buildDemand({ statusKey: 'PENDING', deleveryForecast: null })
  const { timeline } = sampleTimeline(demand, toSampleChanges('IN_PROGRESS', 'PENDING'))
  expect(toTimelinePoints(timeline, frameOf(demand, isHeld)).at(-1)).toMatchObject({ text })
})

it.each([
  ['2026-11-18', 'desde hoje'],
  [undefined, 'desde 18/11/2026'],
])('today %s: a stage that began today is %s', (today, text) => {
  const demand = buildDemand({ statusKey: 'IN_PROGRESS' })
  const changes = [{ statusKey: 'IN_PROGRESS' as const, at: sampleFrame.now.toISOString() }]
  const { timeline } = sampleTimeline(demand, changes)
  const frame = { ...frameOf(demand, false), ...(today !== undefined && { today }) }
  expect(toTimelinePoints(timeline, frame)).toContainEqual(expect.objectContaining({ text }))
})
