import { getDemand, listDemands, listFirmDemands } from '@tramite/core/demands'
import { buildDemand } from '@tramite/core/testing'
import { afterEach, expect, it, vi } from 'vitest'
import { openTestApp, problem } from '../testing/open-test-app.tsx'
import { beginVisit, endVisit, markViewed, markViewedWhenVisible } from './visit.ts'

const viewing = 'POST /demands/d1/visualized'
const previousViewAt = '2026-11-18T13:00:00.000Z'
const before = { last: previousViewAt, isFirst: false }

async function openDemand(answer: () => unknown = () => ({ previousViewAt, wasUnread: true })) {
  const opened = await openTestApp({
    [viewing]: answer,
    'GET /demands/d1': () => buildDemand({ id: 'd1', unread: true }),
    'GET /demands': () => ({ demands: [], nextCursor: null }),
    'GET /firm/demands': () => ({ demands: [], nextCursor: null }),
  })
  const { queries, tramite } = opened.app
  const demand = tramite.query(getDemand, { id: 'd1' })
  await queries.fetchQuery(demand)
  return {
    ...opened,
    isUnread: () => queries.getQueryData<{ unread: boolean }>(demand.queryKey)?.unread,
  }
}

/** Hides the page, as another tab in front of it does, or shows it. */
function turn(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

afterEach(() => vi.restoreAllMocks())

it('is marked once, however many ask at the same time, and the demand is read by then', async () => {
  const { app, asked, isUnread } = await openDemand()
  const list = app.tramite.query(listDemands, {})
  await app.queries.fetchInfiniteQuery(list)
  const calls = await Promise.all([markViewed(app, 'd1'), markViewed(app, 'd1')])
  expect(calls).toEqual([before, before])
  expect(asked(viewing)).toBe(1)
  expect(isUnread()).toBe(false)
  expect(app.queries.getQueryState(list.queryKey)?.isInvalidated).toBe(true)
  await markViewed(app, 'd1')
  expect(asked(viewing)).toBe(2)
})

it('has the lists of a firm read again, too', async () => {
  const { app } = await openDemand()
  const list = app.tramite.query(listFirmDemands, {})
  await app.queries.fetchInfiniteQuery(list)
  await markViewed(app, 'd1')
  expect(app.queries.getQueryState(list.queryKey)?.isInvalidated).toBe(true)
})

it('is marked once for a visit of its page, and again for the next one', async () => {
  const { app, asked } = await openDemand()
  await beginVisit(app, 'd1')
  expect(await beginVisit(app, 'd1')).toEqual(before)
  expect(asked(viewing)).toBe(1)
  endVisit(app, 'd2')
  await beginVisit(app, 'd1')
  expect(asked(viewing)).toBe(1)
  endVisit(app, 'd1')
  await beginVisit(app, 'd1')
  expect(asked(viewing)).toBe(2)
})

it('knows no previous visit where it fails, and leaves the demand as it is', async () => {
  const { app, isUnread } = await openDemand(() => problem(404, 'NOT_FOUND'))
  expect(await beginVisit(app, 'd1')).toEqual({ last: null, isFirst: false })
  expect(isUnread()).toBe(true)
})

it.each([
  [true, 'never came'],
  [false, 'came before that was recorded'],
])('is a first visit: %s, for somebody who %s', async (wasUnread) => {
  const { app } = await openDemand(() => ({ previousViewAt: null, wasUnread }))
  expect(await beginVisit(app, 'd1')).toEqual({ last: null, isFirst: wasUnread })
})

it('is marked by no page that the server draws, and that page does not fail', async () => {
  const { app, asked } = await openDemand()
  const settled = vi.fn()
  vi.stubGlobal('document', undefined)
  beginVisit(app, 'd1').then(settled, settled)
  await new Promise((resolve) => setTimeout(resolve))
  vi.unstubAllGlobals()
  expect(settled).not.toHaveBeenCalled()
  expect(asked(viewing)).toBe(0)
})

it('is marked seen at once in a page that is looked at', async () => {
  const { app, isUnread } = await openDemand()
  markViewedWhenVisible(app, 'd1')
  await expect.poll(() => isUnread()).toBe(false)
})

it('is marked seen when a page in the background is looked at, once', async () => {
  const { app, asked, isUnread } = await openDemand()
  turn('hidden')
  markViewedWhenVisible(app, 'd1')
  turn('hidden')
  expect(asked(viewing)).toBe(0)
  turn('visible')
  await expect.poll(() => isUnread()).toBe(false)
  turn('visible')
  expect(asked(viewing)).toBe(1)
})

it('is not marked seen by a page that is gone by then', async () => {
  const { app, asked } = await openDemand()
  turn('hidden')
  const stop = markViewedWhenVisible(app, 'd1')
  stop()
  turn('visible')
  expect(asked(viewing)).toBe(0)
})

it('is not viewed in the background, but by the visit that begins when it is looked at', async () => {
  const { app, asked } = await openDemand()
  turn('hidden')
  const viewed = beginVisit(app, 'd1')
  expect(beginVisit(app, 'd1')).toBe(viewed)
  expect(asked(viewing)).toBe(0)
  turn('visible')
  expect(await viewed).toEqual(before)
  expect(asked(viewing)).toBe(1)
})

it.each([
  ['was left', endVisit],
  ['shows another demand', (app: Parameters<typeof endVisit>[0]) => void beginVisit(app, 'd2')],
])('is not viewed by a page that %s in the background', async (_, leave) => {
  const { app, asked } = await openDemand()
  turn('hidden')
  void beginVisit(app, 'd1')
  leave(app, 'd1')
  endVisit(app, 'd2')
  turn('visible')
  expect(asked(viewing)).toBe(0)
})
