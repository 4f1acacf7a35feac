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
  [false, 'Espera você', 'depois da sua resposta'],
  [true, 'Sem resposta', 'sem data'],
])('deadlines suspended %s: what has no answer: %s, delivered %s', (isHeld, title, text) => {
  const demand = buildDemand({ statusKey: 'PENDING', deleveryForecast: null })
  const { timeline } = sampleTimeline(demand, toSampleChanges('IN_PROGRESS', 'PENDING'))
  const points = toTimelinePoints(timeline, frameOf(demand, isHeld))
  expect(points.at(-2)).toMatchObject({ title: expect.stringContaining(title), isTurn: !isHeld })
  expect(points.at(-1)).toMatchObject({ text })
})

it.each([
  ['IN_PROGRESS', '2026-11-18', 'Em andamento', 'desde hoje'],
  ['IN_PROGRESS', undefined, 'Em andamento', 'desde 18/11/2026'],
  ['PENDING', '2026-11-18', 'Espera você desde hoje', 'desde 18/11'],
  ['PENDING', undefined, 'Espera você', 'desde 18/11/2026'],
] as const)('%s, today %s: a stage that began today is %s, %s', (statusKey, today, title, text) => {
  const demand = buildDemand({ statusKey })
  const changes = [{ statusKey, at: sampleFrame.now.toISOString() }]
  const { timeline } = sampleTimeline(demand, changes)
  const frame = { ...frameOf(demand, false), ...(today !== undefined && { today }) }
  expect(toTimelinePoints(timeline, frame)).toContainEqual(expect.objectContaining({ title, text }))
})
