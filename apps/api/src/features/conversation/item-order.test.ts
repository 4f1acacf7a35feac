import { afterAll, beforeAll, expect, it } from 'vitest'
import { startSecondPortal, startTestPortal, type TestPortal } from '../../testing/test-portal.ts'

/** A second process whose clock is minutes behind; on PGlite the only process sets its clock back. */
let portal: TestPortal
let late: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
  late = portal.source.second ? await startSecondPortal(portal) : portal
})
afterAll(async () => {
  if (late !== portal) await late.close()
  await portal.close()
})

const say = async (from: TestPortal, minutes: number, id: string, content: string) => {
  const now = portal.time.now
  from.time.now = new Date(now.getTime() + minutes * 60_000)
  await from.call('postDemandMessage', { as: 'ana', params: { id }, body: { content } })
  from.time.now = now
}

it('is that in which people wrote, whatever the clocks of their processes say', async () => {
  const body = { name: 'Distrato', description: 'x' }
  const { id } = (await portal.call('createDemand', { as: 'ana', body })).body
  const said = ['um', 'dois', 'três', 'quatro', 'cinco', 'seis']
  for (const [i, text] of said.entries()) {
    await say(i % 2 === 0 ? portal : late, i % 2 === 0 ? 0 : -7, id, text)
  }
  const read = async (query: object) =>
    (await portal.call('listDemandItems', { as: 'ana', params: { id }, query: { ...query } })).body
  const whole = await read({})
  expect(whole.items.map(({ content }) => content)).toEqual(said)
  const { body: last } = await portal.call('getMostRecentDemandItem', { as: 'ana', params: { id } })
  expect(last.content).toBe('seis')

  const pages: (string | null)[] = []
  let cursor: string | null | undefined
  do {
    const page = await read({ limit: 2, ...(cursor && { cursor }) })
    pages.unshift(...page.items.map(({ content }) => content))
    cursor = page.nextCursor
  } while (cursor)
  expect(pages).toEqual(said)
})
