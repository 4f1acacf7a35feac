import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { heard, useEvents } from '../../testing/test-events.ts'
import { until } from '../../testing/test-finance.ts'
import { tokenOf, userIdOf } from '../../testing/test-firm.ts'
import { startSecondPortal, startTestPortal, type TestPortal } from '../../testing/test-portal.ts'

let portal: TestPortal
let origin: string
beforeAll(async () => {
  portal = await startTestPortal()
  origin = await portal.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => portal.close())
const { closePages, create, heardBefore, openPage } = useEvents(() => ({ portal, origin }))
afterEach(() => {
  vi.useRealTimers()
  closePages()
})

describe('streamEvents', () => {
  it('tells of changes without their content', async () => {
    const page = await openPage('clara')
    const id = await create('ana')
    await until(() => heard(page).includes(id))
    expect(JSON.stringify(page.events)).not.toContain('Acordo')
  })

  it('tells each user only of what they may see', async () => {
    const [own, staff, colleague, stranger] = [
      await openPage('bruno'),
      await openPage('lia'),
      await openPage('ana'),
      await openPage('davi'),
    ]
    const secret = await create('bruno', { private: true })
    const elsewhere = await create('ana', {}, 'aurora-2')
    const last = await create('ana', {}, 'aurora-1')
    await until(() => [own, staff, colleague].every((page) => heard(page).includes(last)))
    expect(heard(own)).toEqual([secret, last])
    expect(heard(staff)).toEqual([secret, elsewhere, last])
    expect(heard(colleague)).toEqual([elsewhere, last])
    expect(await heardBefore(stranger)).toEqual([])
  })

  it('tells first of what changed before, as far as the user may see it', async () => {
    const witness = await openPage('ana')
    const before = await create('ana')
    await until(() => heard(witness).includes(before))
    // The server looks back two seconds more than asked; this is beyond that.
    await new Promise((resolve) => setTimeout(resolve, 2500))
    const began = performance.now()
    const secret = await create('bruno', { private: true })
    const missed = await create('ana', {}, 'aurora-1')
    await until(() => heard(witness).includes(missed))
    const since = () => Math.ceil(performance.now() - began)
    const [own, staff, stranger, unasked] = [
      await openPage('bruno', origin, since()),
      await openPage('lia', origin, since()),
      await openPage('davi', origin, since()),
      await openPage('clara'),
    ]
    const last = await create('ana', {}, 'aurora-1')
    await until(() => [own, staff, unasked].every((page) => heard(page).includes(last)))
    expect(new Set(heard(own))).toEqual(new Set([secret, missed, last]))
    expect(new Set(heard(staff))).toEqual(new Set([secret, missed, last]))
    expect(heard(unasked)).toEqual([last])
    expect(await heardBefore(stranger)).toEqual([])
  })

  it('tells of every kind of change where it does not remember so much', async () => {
    const page = await openPage('davi', origin, 3_600_000)
    await until(() => page.events.length === 7)
    expect(page.events).toEqual([
      { type: 'customer' },
      { type: 'demand' },
      { type: 'journey' },
      { type: 'mapping' },
      { type: 'notification' },
      { type: 'reminder' },
      { type: 'risk' },
    ])
    const { status } = await fetch(`${origin}/api/events?missedMs=-1`, {
      headers: { authorization: `Bearer ${tokenOf('davi')}` },
    })
    expect(status).toBe(400)
  })

  it('does not tell customers of internal entries', async () => {
    const id = await create('ana')
    const [customer, staff] = [await openPage('ana'), await openPage('rui')]
    const before = await create('ana')
    await until(() => heard(customer).includes(before))
    customer.events.length = 0
    await portal.call('createDemandItem', {
      as: 'lia',
      params: { id },
      body: { type: 'PRIVATE_MESSAGE', content: 'x' },
    })
    const after = await create('ana')
    await until(() => heard(staff).includes(after) && heard(customer).includes(after))
    expect(heard(staff)).toContain(id)
    expect(heard(customer)).toEqual([after])
  })

  it('does not tell customers that an internal entry was deleted', async () => {
    const id = await create('ana')
    const add = async (type: 'PRIVATE_MESSAGE' | 'MESSAGE') => {
      const { body } = await portal.call('createDemandItem', {
        as: 'lia',
        params: { id },
        body: { type, content: 'x' },
      })
      return body.id
    }
    const [internal, open] = [await add('PRIVATE_MESSAGE'), await add('MESSAGE')]
    const [customer, staff] = [await openPage('ana'), await openPage('rui')]
    const before = await create('ana')
    await until(() => heard(staff).includes(before) && heard(customer).includes(before))
    for (const page of [customer, staff]) page.events.length = 0
    const remove = (itemId: string) =>
      portal.call('deleteDemandItem', { as: 'lia', params: { id, itemId } })
    await remove(internal)
    const after = await create('ana')
    await until(() => heard(staff).includes(after) && heard(customer).includes(after))
    expect(heard(staff)).toContain(id)
    expect(heard(customer)).toEqual([after])
    await remove(open)
    await until(() => heard(customer).includes(id))
  })

  it('ends with the session, in every process', async () => {
    // On PGlite both pages are open in the same process.
    const second = portal.source.second ? await startSecondPortal(portal) : null
    const at = (await second?.app.listen({ host: '127.0.0.1', port: 0 })) ?? origin
    // They would also end with the next heartbeat, of which there is none here.
    vi.useFakeTimers({ toFake: ['setInterval'] })
    const [own, elsewhere, colleague] = [
      await openPage('gil'),
      await openPage('gil', at),
      await openPage('ana'),
    ]
    expect((await portal.call('signOut', { as: 'gil' })).status).toBeLessThan(300)
    await Promise.all([own.ended, elsewhere.ended])
    vi.useRealTimers()
    const last = await create('ana')
    await until(() => heard(colleague).includes(last))
    await second?.close()
  })

  it('needs a session', async () => {
    const answer = await fetch(`${origin}/api/events`)
    expect(answer.status).toBe(401)
  })

  it('crosses processes', async ({ skip }) => {
    if (!portal.source.second) skip('PGlite has one process')
    const second = await startSecondPortal(portal)
    const elsewhere = await second.app.listen({ host: '127.0.0.1', port: 0 })
    const page = await openPage('clara', elsewhere)
    const id = await create('ana')
    await until(() => heard(page).includes(id))
    page.close()
    await second.close()
  })

  it('tells that something may have been missed when the database could not be heard', async ({
    skip,
  }) => {
    if (!portal.source.second) skip('PGlite has no connection to lose')
    const page = await openPage('clara')
    // Ends the listening connection, which is probed from time to time.
    await portal.database.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and (query ilike 'listen%' or query = 'select 1')`,
    )
    // Without those of demands, of which the last ones may have come late.
    const told = () =>
      page.events.flatMap(({ type, demandId }) => (demandId === undefined ? [type] : []))
    const kinds = ['customer', 'demand', 'journey', 'mapping', 'notification', 'reminder', 'risk']
    await until(() => told().length >= kinds.length)
    expect(told().sort()).toEqual(kinds)
    const id = await create('ana', { usersToNotify: [userIdOf('clara')] })
    await until(() => heard(page).includes(id))
  })

  it('ends with the server', async () => {
    const own = await startTestPortal()
    const at = await own.app.listen({ host: '127.0.0.1', port: 0 })
    const page = await openPage('ana', at)
    await own.close()
    // Connections that have not ended by themselves after a while are cut.
    expect(await page.ended).toBe('in order')
  })
})
