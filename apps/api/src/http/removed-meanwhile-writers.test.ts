import { afterAll, beforeAll, expect, it } from 'vitest'
import { customerIdOf, userIdOf } from '../testing/test-firm.ts'
import { startTestPortal, type TestPortal } from '../testing/test-portal.ts'
import { lineUp } from '../testing/waiting-writers.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

async function reminder() {
  const { body } = await portal.call('createFirmReminder', {
    as: 'lia',
    body: {
      customerId: customerIdOf('aurora'),
      name: 'Alvará',
      type: 'task',
      duoDate: '2026-04-10',
    },
  })
  const params = { id: body.id }
  return {
    held: ['select from reminders where id = $1 for update', body.id] as const,
    remove: () => portal.call('deleteFirmReminder', { as: 'lia', params }),
    use: () => portal.call('fileReminder', { as: 'ana', business: 'aurora-1', params }),
  }
}

async function popup() {
  const { body } = await portal.call('createPopup', {
    as: 'lia',
    body: {
      title: 'Novidade',
      description: 'Agenda',
      startDate: '2026-03-01',
      endDate: '2026-03-31',
    },
  })
  const params = { popupId: body.id, userId: userIdOf('ana') }
  return {
    held: ['select from popups where id = $1 for update', body.id] as const,
    remove: () => portal.call('deletePopup', { as: 'lia', params: { id: body.id } }),
    use: () => portal.call('viewPopup', { as: 'ana', params }),
  }
}

it.each([
  ['a reminder that is archived', reminder],
  ['a popup that is closed', popup],
] as const)(
  '%s while the firm withdraws it is asked for again, and is not there',
  async (_, add) => {
    const { held, remove, use } = await add()
    const [removed, used] = await lineUp(portal, held, remove, use)
    expect([removed.status, used.status]).toEqual([204, 503])
    expect(used.headers['retry-after']).toBe('2')
    expect((await use()).status).toBe(404)
  },
)
