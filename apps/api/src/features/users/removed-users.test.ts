import { conventions } from '@tramite/core/calendar'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { plainCommand, toObjects } from '../../db/command.ts'
import { raiseDemand } from '../../testing/test-demands.ts'
import {
  businessIdOf,
  customerIdOf,
  emailOf,
  type PersonName,
  userIdOf,
} from '../../testing/test-firm.ts'
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts'
import { addReminder } from '../../testing/test-reminders.ts'
import { sendReminderNotices } from '../reminders/send-reminder-notices.job.ts'
import { eraseRemovedUsers } from './erase-removed-users.job.ts'

let portal: TestPortal
beforeEach(async () => {
  portal = await startTestPortal()
})
afterEach(() => portal.close())

const clara = { id: userIdOf('clara') }
const remove = (as: PersonName, heir: PersonName) =>
  portal.call('deleteUser', { as, params: clara, body: { newResponsibleUserId: userIdOf(heir) } })
const restore = (as: PersonName) => portal.call('restoreFirmUser', { as, params: clara })
const name = (as: PersonName, heir: PersonName) =>
  portal.call('handPrivateDemandsOver', { as, params: clara, body: { userId: userIdOf(heir) } })
const getDemand = (as: PersonName, id: string) => portal.call('getDemand', { as, params: { id } })
const list = async () => (await portal.call('listFirmRemovedUsers', { as: 'rui' })).body
const later = (days: number) => {
  portal.time.now = new Date(portal.time.now.getTime() + days * 86_400_000)
}
const erase = () =>
  eraseRemovedUsers({
    database: portal.database,
    clock: { now: () => portal.time.now },
    logger: { info: () => {}, error: () => {} },
  })
const left = async () => {
  const [row] = await portal.database.system((transaction) =>
    transaction.run({
      text: 'select count(*) as users from users where id = $1',
      params: [clara.id],
      read: toObjects<{ users: number }>,
    }),
  )
  return row?.users
}

it('come back with what their heirs still have of theirs', async () => {
  const open = await raiseDemand(portal, { as: 'clara', business: 'aurora-2' })
  const passedOn = await raiseDemand(portal, { as: 'clara', business: 'aurora-2' })
  const secret = await raiseDemand(portal, { as: 'clara', body: { private: true } })
  const place = await raiseDemand(portal, { as: 'ana', body: { usersToNotify: [clara.id] } })
  await portal.database.system((transaction) =>
    transaction.run(
      plainCommand('update demands set private = true, private_users = $2 where id = $1', [
        place.id,
        [clara.id],
      ]),
    ),
  )
  await remove('ana', 'nina')
  expect((await name('sofia', 'bruno')).status).toBe(204)
  expect((await getDemand('bruno', secret.id)).status).toBe(200)
  await portal.database.system((transaction) =>
    transaction.run(
      plainCommand(`update demands set user_id = $2, creator_name = 'bruno' where id = $1`, [
        passedOn.id,
        userIdOf('bruno'),
      ]),
    ),
  )

  const { status, body } = await restore('lia')
  expect([status, body]).toMatchObject([200, { id: clara.id, status: 'ACTIVE', name: 'clara' }])
  expect((await getDemand('ana', open.id)).body).toMatchObject({
    userId: clara.id,
    creatorName: 'clara',
    authorName: 'clara',
  })
  expect((await getDemand('ana', passedOn.id)).body.userId).toBe(userIdOf('bruno'))
  expect((await getDemand('bruno', secret.id)).status).toBe(404)
  const { body: private_ } = await getDemand('lia', secret.id)
  expect([private_.userId, private_.following]).toEqual([clara.id, [clara.id]])
  const { body: placed } = await getDemand('ana', place.id)
  expect(placed.privateUsers).toEqual([clara.id])
  expect(placed.following).toContain(clara.id)
  // The session stays ended.
  expect((await portal.call('getLoggedUser', { as: 'clara' })).status).toBe(401)
  expect((await list()).users).toEqual([])
  expect((await restore('lia')).status).toBe(404)
})

it('come back to their businesses and notifications, and leave the heir those of the heir', async () => {
  const rowsOf = async (text: string, person: PersonName) =>
    (await portal.database.query(text, [userIdOf(person)])).rows
  const businesses = 'select business_id from business_users where user_id = $1 order by 1'
  const notices = 'select id, title from notifications where user_id = $1 order by id'
  const password = 'select password_hash from credentials where user_id = $1'
  await portal.database.query(
    `insert into credentials (user_id, password_hash) values ($1, 'hash')
      on conflict (user_id) do update set password_hash = 'hash'`,
    [clara.id],
  )
  const raised = await raiseDemand(portal, { as: 'clara', business: 'aurora-2' })
  const followed = await raiseDemand(portal, { as: 'ana', body: { usersToNotify: [clara.id] } })
  await portal.settle()
  const before = [
    await rowsOf(businesses, 'clara'),
    await rowsOf(notices, 'clara'),
    await rowsOf(password, 'clara'),
  ]
  expect(before.map(({ length }) => length > 0)).toEqual([true, true, true])
  expect(await rowsOf(businesses, 'nina')).toEqual([])

  await remove('ana', 'nina')
  await portal.settle()
  const heirs = await rowsOf(notices, 'nina')
  await restore('lia')
  await portal.settle()

  expect([
    await rowsOf(businesses, 'clara'),
    await rowsOf(notices, 'clara'),
    await rowsOf(password, 'clara'),
  ]).toEqual(before)
  expect(await rowsOf(businesses, 'nina')).toEqual([{ business_id: businessIdOf('aurora-2') }])
  expect(await rowsOf(notices, 'nina')).toEqual(heirs)
  for (const { id } of [raised, followed]) {
    const { following } = (await getDemand('ana', id)).body
    expect(following).toEqual(expect.arrayContaining([clara.id, userIdOf('nina')]))
  }
})

it('come back once, whoever asks at the same moment', async () => {
  await remove('ana', 'nina')
  const answers = await Promise.all([restore('lia'), restore('lia')])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
})

it('come back blocked who were blocked, and not over somebody with their e-mail', async () => {
  const status = { as: 'lia', params: clara, body: { status: 'BLOCKED' } } as const
  await portal.call('updateFirmUserStatus', status)
  await remove('ana', 'nina')
  const body = { name: 'Outra', email: emailOf('clara') }
  const { body: other } = await portal.call('createUser', { as: 'ana', body })
  expect((await restore('lia')).problem.code).toBe('EMAIL_UNAVAILABLE')
  const heir = { newResponsibleUserId: userIdOf('ana') }
  await portal.call('deleteUser', { as: 'ana', params: { id: other.id }, body: heir })
  expect((await restore('lia')).body.status).toBe('BLOCKED')
})

it('get back no place in a secret that was chosen anew without them', async () => {
  const everybody = { usersToNotify: [clara.id, userIdOf('bruno')] }
  const shared = await raiseDemand(portal, { as: 'ana', body: { ...everybody, private: true } })
  const raised = await raiseDemand(portal, { as: 'clara', business: 'aurora-2' })
  const setPrivacy = (id: string, isPrivate: boolean) =>
    portal.database.query('update demands set private = $2, private_users = $3 where id = $1', [
      id,
      isPrivate,
      isPrivate ? [userIdOf('bruno')] : [],
    ])
  await remove('ana', 'nina')
  await setPrivacy(shared.id, false)
  await setPrivacy(shared.id, true)
  await setPrivacy(raised.id, true)
  expect((await restore('lia')).status).toBe(200)
  for (const [{ id }, owner] of [
    [shared, 'ana'],
    [raised, 'nina'],
  ] as const) {
    const { body } = await getDemand('lia', id)
    expect([body.userId, body.privateUsers]).toEqual([userIdOf(owner), [userIdOf('bruno')]])
    expect(body.following).not.toContain(clara.id)
  }
})

it('are listed for the firm, with the private demands that wait', async () => {
  await raiseDemand(portal, { as: 'clara', body: { private: true } })
  await remove('ana', 'nina')
  expect(await list()).toMatchObject({
    total: 1,
    users: [
      {
        id: clara.id,
        email: emailOf('clara'),
        customerId: customerIdOf('aurora'),
        removedBy: { id: userIdOf('ana'), name: 'ana' },
        heir: { name: 'nina' },
        privateDemands: 1,
        restorable: true,
      },
    ],
  })
  later(30)
  expect((await list()).users[0]?.restorable).toBe(false)
  const late = await restore('lia')
  expect([late.status, late.problem.code]).toEqual([409, 'USER_REMOVAL_FINAL'])
})

it('are named to a super admin while private demands of theirs wait, and to nobody else', async () => {
  const waiting = async (as: PersonName) => {
    const { status, body } = await portal.call('listWaitingPrivateDemands', { as })
    return status === 200 ? body.users : status
  }
  expect(await waiting('sofia')).toEqual([])
  await raiseDemand(portal, { as: 'clara', body: { private: true } })
  await raiseDemand(portal, { as: 'bruno' })
  const heir = { newResponsibleUserId: userIdOf('nina') }
  await portal.call('deleteUser', { as: 'ana', params: { id: userIdOf('bruno') }, body: heir })
  expect(await waiting('sofia')).toEqual([])
  const { name: removed, removedAt } = { name: 'clara', removedAt: portal.time.now.toISOString() }
  await remove('ana', 'nina')
  const removedBy = { id: userIdOf('ana'), name: 'ana' }
  expect(await waiting('sofia')).toEqual([{ ...clara, name: removed, removedAt, removedBy }])
  expect([await waiting('ana'), await waiting('davi'), await waiting('rui')]).toEqual([
    403, 403, 403,
  ])
  expect((await name('sofia', 'nina')).status).toBe(204)
  expect(await waiting('sofia')).toEqual([])
})

it('leave private demands to nobody whom the remover could choose', async () => {
  const { id } = await raiseDemand(portal, { as: 'clara', body: { private: true } })
  await remove('sofia', 'nina')
  for (const [as, heir, status, code] of [
    ['ana', 'ana', 403, 'SUPER_ADMIN_ONLY'],
    ['sofia', 'sofia', 403, 'USER_PRIVATE_HEIR_IS_REMOVER'],
    ['rui', 'ana', 403, 'FIRM_ADMIN_ONLY'],
    ['lia', 'sofia', 403, 'USER_PRIVATE_HEIR_IS_REMOVER'],
    ['lia', 'davi', 400, 'USER_HEIR_UNKNOWN'],
    ['lia', 'lia', 400, 'USER_HEIR_UNKNOWN'],
  ] as const) {
    const answer = await name(as, heir)
    expect([answer.status, answer.problem.code], `${as} ${heir}`).toEqual([status, code])
  }
  expect((await name('lia', 'ana')).status).toBe(204)
  expect((await getDemand('ana', id)).body.userId).toBe(userIdOf('ana'))
  const unknown = {
    as: 'sofia',
    params: { id: userIdOf('bruno') },
    body: { userId: userIdOf('ana') },
  }
  expect((await portal.call('handPrivateDemandsOver', unknown as never)).status).toBe(404)
})

it('are gone for good after 30 days, but for those whose private demands wait', async () => {
  await remove('ana', 'nina')
  later(29.9)
  await erase()
  expect(await left()).toBe(1)
  later(0.2)
  await erase()
  expect(await left()).toBe(0)
  await erase()
})

it('stay with an error that the operator sees where anything else is left of theirs', async () => {
  const { id } = await addReminder(portal, { as: 'clara' })
  await remove('ana', 'nina')
  await portal.database.query('update reminders set user_id = $1 where id = $2', [clara.id, id])
  later(31)
  await expect(erase()).rejects.toThrow('not erased')
  expect(await left()).toBe(1)
})

it('stay, hidden, while their private demands wait for somebody', async () => {
  await raiseDemand(portal, { as: 'clara', body: { private: true } })
  await remove('ana', 'nina')
  later(31)
  await erase()
  expect(await left()).toBe(1)
  expect((await name('lia', 'bruno')).status).toBe(204)
  await erase()
  expect(await left()).toBe(0)
})

it('leave what they raised to their heir once a private demand of theirs is opened', async () => {
  const notify = { usersToNotify: [userIdOf('ana')], private: true }
  const { id } = await raiseDemand(portal, { as: 'clara', business: 'aurora-2', body: notify })
  const other = await raiseDemand(portal, { as: 'clara', body: { private: true } })
  const document = `insert into documents (id, customer_id, business_id, demand_id, name, user_id, user_name,
      file_key, file_name, content_type, size, created_at)
    select gen_random_uuid(), d.customer_id, d.business_id, d.id, 'x', $2, 'clara', 'k', 'x.pdf', 'application/pdf', 1, now()
    from demands d where d.id = $1`
  await portal.database.query(document, [id, clara.id])
  await remove('ana', 'bruno')
  const heir = {
    params: { id: userIdOf('bruno') },
    body: { newResponsibleUserId: userIdOf('nina') },
  }
  await portal.call('deleteUser', { as: 'ana', ...heir })
  later(31)
  await erase()
  expect(await left()).toBe(1)

  expect((await portal.call('makeDemandPublic', { as: 'ana', params: { id } })).status).toBe(200)
  const opened = (await getDemand('nina', id)).body
  expect([opened.userId, opened.creatorName]).toEqual([userIdOf('nina'), 'nina'])
  expect(opened.authorName).toBe('clara')
  expect(opened.following).toContain(userIdOf('nina'))
  const { rows } = await portal.database.query(
    'select user_id, user_name from documents where demand_id = $1',
    [id],
  )
  expect(rows).toEqual([{ user_id: userIdOf('nina'), user_name: 'clara' }])
  expect((await getDemand('lia', other.id)).body.userId).toBe(clara.id)
  await erase()
  expect(await left()).toBe(1)

  expect(
    (await portal.call('makeDemandPublic', { as: 'lia', params: { id: other.id } })).status,
  ).toBe(200)
  await erase()
  expect(await left()).toBe(0)
})

it('come back to a demand of theirs that was opened without them', async () => {
  const { id } = await raiseDemand(portal, { as: 'clara', body: { private: true } })
  await remove('ana', 'nina')
  const opened = await portal.call('makeDemandPublic', { as: 'lia', params: { id } })
  const shown = (await getDemand('lia', id)).body
  expect(shown.userId).toBe(userIdOf('nina'))
  expect(opened.body).toEqual(shown)
  expect((await restore('lia')).status).toBe(200)
  const { userId, following } = (await getDemand('ana', id)).body
  expect(userId).toBe(clara.id)
  expect(following).toEqual(expect.arrayContaining([clara.id, userIdOf('nina')]))
})

const remind = () =>
  addReminder(portal, {
    body: { duoDate: '2026-04-30', dateToNotify: '2026-04-01', usersNotification: [clara.id] },
  })
/** How many notices of reminders Clara has had after those of a day went out. */
const tellOn = async (day: string) => {
  portal.time.now = new Date(`${day}T15:00:00Z`)
  await sendReminderNotices({
    database: portal.database,
    clock: { now: () => portal.time.now },
    conventions: conventions.specified,
  })
  await portal.settle()
  const { rows } = await portal.database.query(
    `select id from notifications where type = 'REMINDER' and user_id = $1`,
    [clara.id],
  )
  return rows.length
}

it('are told of the new day of a reminder that was moved while they were gone', async () => {
  const { id } = await remind()
  expect(await tellOn('2026-04-01')).toBe(1)
  await remove('ana', 'nina')
  const body = { duoDate: '2026-04-30', dateToNotify: '2026-04-15' }
  expect((await portal.call('updateReminder', { as: 'ana', params: { id }, body })).status).toBe(
    200,
  )
  await restore('lia')
  expect(await tellOn('2026-04-15')).toBe(2)
})

it('are not told again of a reminder that went on to the heir of their heir', async () => {
  await remind()
  expect(await tellOn('2026-04-01')).toBe(1)
  await remove('ana', 'nina')
  const nina = { id: userIdOf('nina') }
  const toBruno = { newResponsibleUserId: userIdOf('bruno') }
  expect((await portal.call('deleteUser', { as: 'ana', params: nina, body: toBruno })).status).toBe(
    200,
  )
  await restore('lia')
  expect(await tellOn('2026-04-01')).toBe(1)
})
