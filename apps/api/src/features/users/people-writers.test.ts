import { afterEach, beforeEach, expect, it } from 'vitest'
import { raiseDemand } from '../../testing/test-demands.ts'
import { businessIdOf, userIdOf } from '../../testing/test-firm.ts'
import { startSecondPortal, startTestPortal, type TestPortal } from '../../testing/test-portal.ts'
import { addReminder } from '../../testing/test-reminders.ts'
import { upload } from '../../testing/test-uploads.ts'
import { lineUp } from '../../testing/waiting-writers.ts'

let portal: TestPortal
let other: TestPortal
beforeEach(async () => {
  portal = await startTestPortal()
  other = await startSecondPortal(portal)
})
afterEach(async () => {
  await other.close()
  await portal.close()
})

const person = { id: userIdOf('bruno') }
const changes = {
  'takes another name': () =>
    other.call('updateUser', { as: 'ana', params: person, body: { name: 'Bruno Lima' } }),
  'is removed': () =>
    other.call('deleteUser', {
      as: 'sofia',
      params: person,
      body: { newResponsibleUserId: userIdOf('clara') },
    }),
}

/** Three demands with successive forecasts. */
async function raiseQueue(backofficeUserId?: string) {
  const raise = async (deleveryForecast: string) => {
    const params = { id: (await raiseDemand(portal, { as: 'bruno' })).id }
    const body = { statusKey: 'IN_PROGRESS', deleveryForecast } as const
    await portal.call('updateDemandStatus', { as: 'lia', params, body })
    if (backofficeUserId) {
      await portal.call('assignDemand', { as: 'lia', params, body: { backofficeUserId } })
    }
    return params
  }
  const first = await raise('2026-03-30')
  await raise('2026-03-16')
  const last = await raise('2026-04-30')
  await portal.settle()
  return { first, last }
}

it.each(Object.entries(changes))(
  'a queue moves while a person with demands in it %s',
  async (_, change) => {
    const { first, last } = await raiseQueue()
    const prioritize = () => portal.call('prioritizeDemand', { as: 'ana', params: last })
    const held = ['select from demands where id = $1 for update', last.id] as const
    const [moved, changed] = await lineUp(portal, held, prioritize, change)
    expect([moved.status, changed.status]).toEqual([200, 200])
    const { body } = await portal.call('getDemand', { as: 'ana', params: first })
    expect(body.creatorName).not.toBe('bruno')
  },
)

it('a queue moves while a person with demands in it comes back', async () => {
  const { first, last } = await raiseQueue()
  await changes['is removed']()
  const [moved, restored] = await lineUp(
    portal,
    ['select from demands where id = $1 for update', last.id],
    () => portal.call('prioritizeDemand', { as: 'ana', params: last }),
    () => other.call('restoreFirmUser', { as: 'lia', params: person }),
  )
  expect([moved.status, restored.status]).toEqual([200, 200])
  const { body } = await portal.call('getDemand', { as: 'ana', params: first })
  expect(body.creatorName).toBe('bruno')
})

it('a queue moves while a person of the firm who serves it takes another name', async () => {
  const { first, last } = await raiseQueue(userIdOf('rui'))
  const [moved, changed] = await lineUp(
    portal,
    ['select from demands where id = $1 for update', last.id],
    () => portal.call('prioritizeDemand', { as: 'ana', params: last }),
    () =>
      other.call('updateFirmUser', {
        as: 'lia',
        params: { id: userIdOf('rui') },
        body: { name: 'Rui Prado' },
      }),
  )
  expect([moved.status, changed.status]).toEqual([200, 200])
  const { body } = await portal.call('getDemand', { as: 'ana', params: first })
  expect(body.backofficeUserName).toBe('Rui Prado')
})

it('a reminder names nobody who is being removed at that moment', async () => {
  const remind = () =>
    portal.call('createReminder', {
      as: 'ana',
      body: {
        name: 'Renovar o alvará',
        type: 'task',
        duoDate: '2026-04-10',
        usersNotification: [person.id],
      },
    })
  const { body: held } = await remind()
  const [removed, late] = await lineUp(
    portal,
    ['select from reminders where id = $1 for update', held.id],
    changes['is removed'],
    remind,
  )
  expect([removed.status, late.problem.code]).toEqual([200, 'USER_TO_NOTIFY_INVALID'])
})

it('a reminder is nobody’s who is being removed at that moment', async () => {
  const { id } = await addReminder(portal, { as: 'bruno' })
  const [removed, late] = await lineUp(
    portal,
    ['select from reminders where id = $1 for update', id],
    changes['is removed'],
    () =>
      portal.call('createReminder', {
        as: 'bruno',
        body: { name: 'Renovar o alvará', type: 'task', duoDate: '2026-04-10' },
      }),
  )
  expect([removed.status, late.status]).toEqual([200, 503])
  const { rows } = await portal.database.query('select name from reminders where user_id = $1', [
    person.id,
  ])
  expect(rows).toEqual([])
})

it.each(['updateReminder', 'updateFirmReminder'] as const)(
  'a person is removed while they are to be told of their own reminder by %s',
  async (operation) => {
    const { last } = await raiseQueue()
    const params = { id: (await addReminder(portal, { as: 'bruno' })).id }
    const as = operation === 'updateReminder' ? 'ana' : 'lia'
    const [removed, late] = await lineUp(
      portal,
      ['select from demands where id = $1 for update', last.id],
      changes['is removed'],
      () => portal.call(operation, { as, params, body: { usersNotification: [person.id] } }),
    )
    expect([removed.status, late.problem.code]).toEqual([200, 'USER_TO_NOTIFY_INVALID'])
  },
)

it('a person is removed while a reminder of theirs is linked to a demand of theirs', async () => {
  const { last } = await raiseQueue()
  const { id: reminderId } = await addReminder(portal, { as: 'bruno' })
  const answers = await lineUp(
    portal,
    ['select from demands where id = $1 for update', last.id],
    changes['is removed'],
    () => portal.call('linkReminder', { as: 'ana', params: { demandId: last.id, reminderId } }),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
})

it('a person is removed while they raise a demand for a reminder of theirs', async () => {
  const { id } = await addReminder(portal, { as: 'bruno' })
  const answers = await lineUp(
    portal,
    ['select from reminders where id = $1 for update', id],
    () =>
      portal.call('createDemandFromReminder', {
        as: 'bruno',
        params: { id },
        body: { name: 'Renovar', description: 'O alvará vence.' },
      }),
    changes['is removed'],
  )
  expect(answers.map(({ status }) => status)).toEqual([201, 200])
})

it('a person is removed while a document of theirs is sent again', async () => {
  const [first, last] = [
    await raiseDemand(portal, { as: 'bruno' }),
    await raiseDemand(portal, { as: 'bruno' }),
  ]
  const { awsFileKey } = await upload(portal, 'bruno', 'parecer.pdf', 'DOCUMENT')
  const { body: document } = await portal.call('createDocument', {
    as: 'bruno',
    business: 'aurora-1',
    body: { name: 'Parecer', awsFileKey, demandId: first.id },
  })
  const show = (wasSendToCustomer: boolean) =>
    portal.call('updateFirmDocument', {
      as: 'lia',
      params: { id: document.id },
      headers: { 'if-match': '*' },
      body: { customFields: { wasSendToCustomer } },
    })
  expect((await show(false)).status).toBe(200)
  await portal.settle()
  const [removed, shown] = await lineUp(
    portal,
    ['select from demands where id = $1 for update', last.id],
    changes['is removed'],
    () => show(true),
  )
  expect([removed.status, shown.status]).toEqual([200, 200])
})

const rui = { id: userIdOf('rui') }
/** Changes of rui while a demand is given to him, and what the giver is answered. */
const staffChanges = {
  'is removed': [
    () =>
      other.call('deleteUser', {
        as: 'lia',
        params: rui,
        body: { newResponsibleUserId: userIdOf('lia') },
      }),
    { status: 400, code: 'DEMAND_ASSIGNEE_INVALID', name: null },
  ],
  'takes another name': [
    () => other.call('updateFirmUser', { as: 'lia', params: rui, body: { name: 'Rui Prado' } }),
    { status: 200, code: undefined, name: 'Rui Prado' },
  ],
} as const

it.each(Object.entries(staffChanges))(
  'a demand is given to a person of the firm who %s at that moment',
  async (_, [change, expected]) => {
    const { id } = await raiseDemand(portal)
    // The columns of readers are searched, too.
    await portal.call('viewDemand', { as: 'rui', params: { id } })
    await portal.settle()
    const [changed, given] = await lineUp(
      portal,
      ['select from users where id = $1 for update', rui.id],
      change,
      () =>
        portal.call('assignDemand', {
          as: 'lia',
          params: { id },
          body: { backofficeUserId: rui.id },
        }),
    )
    expect(changed.status).toBe(200)
    const { body } = await portal.call('getDemand', { as: 'lia', params: { id } })
    expect({
      status: given.status,
      code: given.problem?.code,
      name: body.backofficeUserName,
    }).toEqual(expected)
  },
)

/** Writes that name bruno, and what makes each wait at its end, after bruno was looked up. */
const ofBusiness = [
  'select from businesses where id = $1 for update',
  businessIdOf('aurora-1'),
] as const
const ofCounts = ['lock table demand_counts in share mode'] as const
const colleagues = { usersToNotify: [person.id] }
const makers = {
  'a demand notifies him': [
    ofBusiness,
    async () => () =>
      portal.call('createDemand', {
        as: 'ana',
        business: 'aurora-1',
        body: { name: 'Contrato', description: 'x', ...colleagues },
      }),
  ],
  'a demand of a reminder notifies him': [
    ofBusiness,
    async () => {
      const params = { id: (await addReminder(portal)).id }
      const body = { name: 'Contrato', description: 'x', isPrivate: false, ...colleagues }
      return () =>
        portal.call('createDemandFromReminder', { as: 'ana', business: 'aurora-1', params, body })
    },
  ],
  'a demand is made private for him': [
    ofCounts,
    async () => {
      const params = { id: (await raiseDemand(portal)).id, userId: person.id }
      return () => portal.call('makeDemandPrivate', { as: 'ana', params })
    },
  ],
  'several demands are made private for him': [
    ofCounts,
    async () => {
      const params = { ids: (await raiseDemand(portal)).id }
      const body = { anotherUser: person.id }
      return () => portal.call('makeDemandsPrivate', { as: 'ana', params, body })
    },
  ],
} as const

it.each(Object.entries(makers))(
  'nothing stays with a person who is removed while %s',
  async (_, [held, prepare]) => {
    const make = await prepare()
    const [made, removed] = await lineUp(portal, held, make, changes['is removed'])
    expect([made.status < 300, removed.status]).toEqual([true, 200])
    const { rows } = await portal.database.query(
      `select number from demands
        where $1::uuid in (user_id, backoffice_user_id) or $1 = any(following || private_users)`,
      [person.id],
    )
    expect(rows).toEqual([])
  },
)

const clara = userIdOf('clara')
/** Writes of ana that name clara, and what makes each wait at its end, after clara was looked up. */
const heirMakers = {
  'a demand notifies': async () => ({
    held: ofBusiness,
    make: () =>
      portal.call('createDemand', {
        as: 'ana',
        business: 'aurora-1',
        body: { name: 'Contrato', description: 'x', usersToNotify: [clara] },
      }),
  }),
  'a reminder tells': async () => {
    const { awsFileKey } = await upload(portal, 'ana')
    const body = { name: 'Renovar', type: 'task', duoDate: '2026-04-10' } as const
    const named = { usersNotification: [clara], attachmentsLinks: [awsFileKey] }
    return {
      held: ['select from files where key = $1 for update', awsFileKey] as const,
      make: () => portal.call('createReminder', { as: 'ana', body: { ...body, ...named } }),
    }
  },
}

it.each(Object.entries(heirMakers))(
  'its author is removed while %s her heir',
  async (_, prepare) => {
    const { held, make } = await prepare()
    const [made, removed] = await lineUp(portal, held, make, () =>
      other.call('deleteUser', {
        as: 'sofia',
        params: { id: userIdOf('ana') },
        body: { newResponsibleUserId: clara },
      }),
    )
    expect([made.status, removed.status]).toEqual([201, 200])
  },
)
