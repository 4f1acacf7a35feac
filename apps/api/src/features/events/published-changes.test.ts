import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { heard, type EventPage as Page, useEvents } from '../../testing/test-events.ts'
import { until } from '../../testing/test-finance.ts'
import { businessIdOf, customerIdOf, userIdOf } from '../../testing/test-firm.ts'
import { addTestActivity, beginTestMapping } from '../../testing/test-mapping.ts'
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts'
import { addRiskSector } from '../../testing/test-risk.ts'
import { upload } from '../../testing/test-uploads.ts'

let portal: TestPortal
let origin: string
beforeAll(async () => {
  portal = await startTestPortal()
  origin = await portal.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => portal.close())
const { closePages, create, heardBefore, openPage } = useEvents(() => ({ portal, origin }))
afterEach(closePages)

describe('streamEvents, of each kind of change,', () => {
  it('tells of a changed contract, and of businesses given and taken', async () => {
    const [page, stranger] = [await openPage('bruno'), await openPage('davi')]
    const customer = () => page.events.filter(({ type }) => type === 'customer').length
    const change = (operation: 'associateBusinessUser' | 'dissociateBusinessUser') =>
      portal.call(operation, {
        as: 'sofia',
        body: { businessId: businessIdOf('aurora-2'), userId: userIdOf('bruno') },
      })
    await portal.call('updateFirmContract', {
      as: 'lia',
      params: { id: customerIdOf('aurora') },
      body: { isPremium: false },
    })
    await until(() => customer() === 1)
    await change('associateBusinessUser')
    await until(() => customer() === 2)
    const general = () => page.events.filter(({ demandId }) => demandId === undefined)
    const reach = () => new Set(general().map(({ type }) => type))
    await until(() => reach().size === 4)
    expect([...reach()].sort()).toEqual(['customer', 'demand', 'notification', 'reminder'])
    const before = general().length
    const seen: string[] = []
    await until(async () => {
      seen.push(await create('ana', {}, 'aurora-2'))
      return heard(page).some((id) => seen.includes(id ?? ''))
    })
    await change('dissociateBusinessUser')
    await until(() => customer() === 3 && general().length === before + 4)
    await until(async () => {
      const [there, here] = [
        await create('ana', {}, 'aurora-2'),
        await create('ana', {}, 'aurora-1'),
      ]
      await until(() => heard(page).includes(here))
      return !heard(page).includes(there)
    })
    const unseen = await create('ana', {}, 'aurora-2')
    const last = await create('ana', {}, 'aurora-1')
    await until(() => heard(page).includes(last))
    expect(heard(page)).not.toContain(unseen)
    expect(await heardBefore(stranger)).toEqual([])
  })

  it('tells of the notifications that a demand takes along when it becomes private', async () => {
    const [page, stranger] = [await openPage('bruno'), await openPage('davi')]
    const id = await create('ana', { usersToNotify: [userIdOf('bruno')] })
    const told = () =>
      page.events.filter(({ type, demandId }) => type === 'notification' && demandId === id).length
    await until(() => told() === 1)
    const { body } = await portal.call('listNotifications', { as: 'bruno' })
    await portal.call('makeDemandPrivate', { as: 'ana', params: { id, userId: userIdOf('ana') } })
    await until(() => told() === 2)
    const { body: after } = await portal.call('listNotifications', { as: 'bruno' })
    expect(after.total).toBe(body.total - 1)
    expect(await heardBefore(stranger)).toEqual([])
  })

  it('tells of what has gone to an heir, and comes back, without naming it', async () => {
    const [page, firm, stranger] = [
      await openPage('bruno'),
      await openPage('lia'),
      await openPage('davi'),
    ]
    const params = { id: userIdOf('nina') }
    const heir = userIdOf('bruno')
    const isAnyDemand = ({ type, demandId }: Page['events'][number]) =>
      type === 'demand' && demandId === undefined
    const told = async (write: Promise<{ status: number }>, times: number) => {
      expect((await write).status).toBeLessThan(300)
      await until(() =>
        [page, firm].every(
          ({ events }) =>
            events.filter(isAnyDemand).length === times &&
            events.filter(({ type }) => type === 'reminder').length === times,
        ),
      )
    }
    const body = { newResponsibleUserId: heir }
    await told(portal.call('deleteUser', { as: 'sofia', params, body }), 1)
    const named = { userId: heir }
    await told(portal.call('handPrivateDemandsOver', { as: 'lia', params, body: named }), 2)
    await told(portal.call('restoreFirmUser', { as: 'lia', params }), 3)
    expect(await heardBefore(stranger)).toEqual([])
  })

  it('tells a customer of its reminders, whoever changes or archives them', async () => {
    const [page, stranger] = [await openPage('bruno'), await openPage('davi')]
    const reminder = () => page.events.filter(({ type }) => type === 'reminder').length
    const told = async (write: Promise<{ status: number }>, times: number) => {
      expect((await write).status).toBeLessThan(300)
      await until(() => reminder() === times)
    }
    const body = { name: 'Renovar o alvará', type: 'task', duoDate: '2026-12-30' }
    const first = await portal.call('createReminder', { as: 'ana', body })
    await told(Promise.resolve(first), 1)
    const { id } = first.body
    const demandId = await create('ana')
    const params = { id }
    await told(portal.call('updateReminder', { as: 'ana', params, body: { name: 'Alvará' } }), 2)
    await told(portal.call('fileReminder', { as: 'ana', params }), 3)
    await told(portal.call('unfileReminders', { as: 'ana', body: { ids: [id] } }), 4)
    const link = { demandId, reminderId: id }
    await told(portal.call('linkReminder', { as: 'ana', params: link }), 5)
    await told(portal.call('unlinkReminder', { as: 'ana', params }), 6)
    const draft = { name: 'Sobre o alvará', description: 'Vamos conversar.' }
    await told(portal.call('createDemandFromReminder', { as: 'ana', params, body: draft }), 7)
    const byFirm = { ...body, customerId: customerIdOf('aurora') }
    const ofFirm = await portal.call('createFirmReminder', { as: 'lia', body: byFirm })
    await told(Promise.resolve(ofFirm), 8)
    const withdrawn = { id: ofFirm.body.id }
    await told(portal.call('deleteFirmReminder', { as: 'lia', params: withdrawn }), 9)
    expect(await heardBefore(stranger)).toEqual([])
  })

  it('tells a customer of what it answers in its tools', async () => {
    const owner = { as: 'ana', business: 'aurora-1' } as const
    await beginTestMapping(portal, owner)
    const sector = await addRiskSector(portal, 'Contratos', ['Há contratos por escrito?'])
    const { id: Question_id, good, bad } = sector.question(0)
    const [page, stranger] = [await openPage('bruno'), await openPage('davi')]
    const told = (type: string) => page.events.filter((event) => event.type === type).length
    await addTestActivity(portal, owner)
    await until(() => told('mapping') === 2)
    const body = { Question_id, Answer_id: good }
    const { id } = (await portal.call('saveRiskAnswerCustomer', { ...owner, body })).body
    await until(() => told('risk') === 1)
    const changed = { Answer_id: bad }
    await portal.call('updateRiskAnswerCustomer', { ...owner, params: { id }, body: changed })
    await until(() => told('risk') === 2)
    await portal.call('deleteRiskAnswerCustomer', { ...owner, params: { id } })
    await until(() => told('risk') === 3)
    await portal.call('redoRiskSector', { ...owner, query: { Sector_id: sector.id } })
    await until(() => told('risk') === 4)
    expect(await heardBefore(stranger)).toEqual([])
  })

  it('tells the customers to whom a journey is offered what becomes of it', async () => {
    const [page, other, staff] = [
      await openPage('bruno'),
      await openPage('davi'),
      await openPage('rui'),
    ]
    const told = ({ events }: Page) => events.filter(({ type }) => type === 'journey').length
    const step = { title: 'Conselho', description: 'Quem decide.' }
    const body = { title: 'Governança', description: 'x', defaultDemands: [step] }
    const { body: journey } = await portal.call('createJourneyType', { as: 'lia', body })
    await until(() => told(page) === 1 && told(other) === 1)
    const params = { id: journey.id }
    const change = (body: object) => portal.call('updateJourneyType', { as: 'lia', params, body })
    expect((await change({ description: 'Quem decide o quê.' })).status).toBe(200)
    await until(() => told(page) === 2 && told(other) === 2)
    await portal.database.query(
      `update customers set customer_type = 'Consultoria' where id = $1`,
      [customerIdOf('brisa')],
    )
    // Who is no longer offered it is told as well, and nobody of what they never saw.
    expect((await change({ customerType: 'Consultoria' })).status).toBe(200)
    await until(() => told(page) === 3 && told(other) === 3)
    expect((await change({ active: false })).status).toBe(200)
    await until(() => told(other) === 4)
    // The firm is told once of each, also of what it offers to nobody.
    expect((await change({ description: 'Quem decide, e como.' })).status).toBe(200)
    await until(() => told(staff) >= 5)
    const id = await create('ana')
    await until(() => heard(page).includes(id))
    await until(() => heard(staff).includes(id))
    expect([told(page), told(other), told(staff)]).toEqual([3, 4, 5])
  })

  it('tells a customer and the firm of what was charged, and of what becomes of it', async () => {
    const [page, staff, stranger] = [
      await openPage('bruno'),
      await openPage('rui'),
      await openPage('davi'),
    ]
    const told = ({ events }: Page) => events.filter(({ type }) => type === 'customer').length
    const { body } = await portal.call('createBilling', {
      as: 'lia',
      body: {
        customerId: customerIdOf('aurora'),
        description: 'Parcela 1 de 12',
        value: 2450.9,
        dueDate: '2026-03-20',
      },
    })
    await until(() => told(page) === 1 && told(staff) === 1)
    const params = { id: body.id }
    await portal.call('updateBilling', { as: 'lia', params, body: { status: 'RECEIVED' } })
    await until(() => told(page) === 2 && told(staff) === 2)
    // Of all customers, only the firm has to be told which.
    const whose = ({ events }: Page) =>
      events.flatMap(({ type, customerId }) => (type === 'customer' ? [customerId] : []))
    expect(whose(staff)).toContain(customerIdOf('aurora'))
    expect(new Set(whose(page))).toEqual(new Set([undefined]))
    expect(await heardBefore(stranger)).toEqual([])
  })

  it('tells a customer of a tag that a colleague makes', async () => {
    const [page, stranger] = [await openPage('bruno'), await openPage('davi')]
    const told = () => page.events.filter(({ type }) => type === 'customer').length
    const body = { customerId: customerIdOf('aurora'), name: 'Contencioso' }
    expect((await portal.call('createDemandTag', { as: 'ana', body })).status).toBe(201)
    await until(() => told() === 1)
    expect(await heardBefore(stranger)).toEqual([])
  })

  it('tells a user of their notifications', async () => {
    const page = await openPage('clara')
    const id = await create('ana', { usersToNotify: [userIdOf('clara')] })
    await until(() =>
      page.events.some(({ type, demandId }) => type === 'notification' && demandId === id),
    )
  })

  it('tells the other pages of a user what they have read, and which notifications they choose', async () => {
    await create('ana', { usersToNotify: [userIdOf('clara')] })
    await portal.settle()
    const { body } = await portal.call('listNotifications', { as: 'clara' })
    const params = { id: body.notifications[0]?.id ?? '' }
    const setting = { kind: 'messages', channel: 'email', enabled: false } as const
    const changes = [
      () => portal.call('seeNotifications', { as: 'clara' }),
      () => portal.call('readNotification', { as: 'clara', params }),
      () => portal.call('readNotifications', { as: 'clara' }),
      () => portal.call('changeNotificationSetting', { as: 'clara', body: setting }),
    ]
    for (const change of changes) {
      const [page, colleague] = [await openPage('clara'), await openPage('bruno')]
      expect((await change()).status).toBeLessThan(300)
      await until(() => page.events.some(({ type }) => type === 'notification'))
      const last = await create('ana')
      await until(() => heard(colleague).includes(last))
      expect(colleague.events.filter(({ type }) => type === 'notification')).toEqual([])
    }
  })

  it('tells the customers of a person of the firm that they are with another one, or called otherwise', async () => {
    const id = await create('ana')
    const params = { id: userIdOf('rui') }
    await portal.call('assignDemand', {
      as: 'lia',
      params: { id },
      body: { backofficeUserId: params.id },
    })
    const changes = [
      () => portal.call('updateFirmUser', { as: 'lia', params, body: { name: 'Rui Alves' } }),
      () =>
        portal.call('deleteUser', {
          as: 'lia',
          params,
          body: { newResponsibleUserId: userIdOf('lia') },
        }),
      () => portal.call('restoreFirmUser', { as: 'lia', params }),
    ]
    await portal.settle()
    for (const change of changes) {
      const [page, stranger] = [await openPage('ana'), await openPage('davi')]
      expect((await change()).status).toBe(200)
      await until(() => page.events.some(({ type }) => type === 'demand'))
      expect(await heardBefore(stranger)).toEqual([])
    }
  })

  it('tells customers of other names on their demands, and of what becomes of a document', async () => {
    const { body: type } = await portal.call('createFirmDemandType', {
      as: 'lia',
      body: { name: 'Parecer trabalhista' },
    })
    const demandId = await create('ana')
    await portal.database.query('update demands set demand_type_name = $2 where id = $1', [
      demandId,
      'Parecer trabalhista',
    ])
    const step = { title: 'Inventário', description: 'Quais dados.' }
    const { body: journey } = await portal.call('createJourneyType', {
      as: 'lia',
      body: { title: 'Adequação', description: 'x', defaultDemands: [step] },
    })
    const params = { id: journey.id }
    await portal.call('linkPreJourneyDemand', { as: 'lia', params, body: { demandId } })
    const { awsFileKey } = await upload(portal, 'lia', 'parecer.pdf', 'DOCUMENT')
    const { body: document } = await portal.call('createDocument', {
      as: 'lia',
      body: { name: 'Parecer', awsFileKey, demandId },
    })
    const changes = [
      () =>
        portal.call('updateFirmDemandType', {
          as: 'lia',
          params: { id: type.id },
          body: { name: 'Parecer do trabalho' },
        }),
      () =>
        portal.call('updateJourneyType', { as: 'lia', params, body: { title: 'Conformidade' } }),
      () =>
        portal.call('updateFirmDocument', {
          as: 'lia',
          params: { id: document.id },
          body: { status: 'accepted' },
        }),
      () =>
        portal.call('updateFirmUser', {
          as: 'lia',
          params: { id: userIdOf('ana') },
          body: { name: 'Ana Lima' },
        }),
    ]
    for (const change of changes) {
      await portal.settle()
      const [page, stranger] = [await openPage('bruno'), await openPage('davi')]
      expect((await change()).status).toBe(200)
      await until(() => page.events.some(({ type }) => type === 'demand'))
      // Which journeys there are is everybody's; it names no demand.
      const ids = (await heardBefore(stranger)).filter((id) => id !== undefined)
      expect(ids).toEqual([])
    }
  })

  it('tells of the demands that another one lets move up', async () => {
    const ids = [await create('ana'), await create('ana'), await create('ana')]
    const [first = '', second = '', third = ''] = ids
    const move = (id: string, statusKey: string) =>
      portal.call('updateDemandStatus', { as: 'lia', params: { id }, body: { statusKey } })
    for (const id of ids) expect((await move(id, 'IN_PROGRESS')).status).toBe(200)
    await portal.settle()
    const page = await openPage('bruno')
    expect((await move(first, 'BLOCKED')).status).toBe(200)
    await until(() => [second, third].every((id) => heard(page).includes(id)))
  })
})
