import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Command, plainCommand, toObjects } from '../../db/command.ts'
import { mailsCausedBy } from '../../testing/mails-caused-by.ts'
import { raiseDemand } from '../../testing/test-demands.ts'
import {
  businessIdOf,
  customerIdOf,
  emailOf,
  type PersonName,
  userIdOf,
} from '../../testing/test-firm.ts'
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts'
import { upload } from '../../testing/test-uploads.ts'

let portal: TestPortal
const start = async () => {
  portal = await startTestPortal()
}
const stop = () => portal.close()

const rows = <T>(text: string, params: unknown[] = []): Command<T[]> => ({
  text,
  params,
  read: (answer) => toObjects<T>(answer),
})
const select = <T>(text: string, params: unknown[] = []) =>
  portal.database.system((transaction) => transaction.run(rows<T>(text, params)))
const remove = (
  as: PersonName,
  person: PersonName,
  heir: PersonName | null,
  { inQuery = false, headers = {} } = {},
) => {
  const newResponsibleUserId = heir && userIdOf(heir)
  return portal.call('deleteUser', {
    as,
    params: { id: userIdOf(person) },
    headers,
    ...(newResponsibleUserId &&
      (inQuery ? { query: { newResponsibleUserId } } : { body: { newResponsibleUserId } })),
  })
}
const getDemand = (as: PersonName, id: string) => portal.call('getDemand', { as, params: { id } })

describe('deleteUser', () => {
  beforeEach(start)
  afterEach(stop)

  it('hands demands to the heir, but private ones to nobody', async () => {
    const open = await raiseDemand(portal, { as: 'clara', business: 'aurora-2' })
    const secret = await raiseDemand(portal, { as: 'clara', body: { private: true } })
    const others = await raiseDemand(portal, { as: 'ana' })
    expect((await getDemand('nina', open.id)).status).toBe(404)

    const { status, body } = await remove('ana', 'clara', 'nina')
    expect([status, body]).toEqual([
      200,
      {
        removed: { id: userIdOf('clara'), name: 'clara' },
        heir: { id: userIdOf('nina'), name: 'nina' },
      },
    ])
    const { body: demand } = await getDemand('nina', open.id)
    expect(demand).toMatchObject({ userId: userIdOf('nina'), creatorName: 'nina' })
    expect(demand.following).toEqual([userIdOf('nina')])
    expect(demand.visualized).not.toContain(userIdOf('clara'))
    for (const person of ['ana', 'nina', 'bruno', 'sofia'] as const) {
      expect((await getDemand(person, secret.id)).status, person).toBe(404)
    }
    expect((await getDemand('lia', secret.id)).body.following).toEqual([])
    expect((await getDemand('ana', others.id)).body.userId).toBe(userIdOf('ana'))
  })

  it('lets nobody into a business who makes themselves the heir, but who may go everywhere', async () => {
    const placesOf = (person: PersonName) =>
      select('select business_id from business_users where user_id = $1', [userIdOf(person)])
    await portal.database.query('update users set customer_admin = true where id = $1', [
      userIdOf('bruno'),
    ])
    const before = await placesOf('bruno')
    await raiseDemand(portal, { as: 'clara', business: 'aurora-2' })
    const refused = await remove('bruno', 'clara', 'bruno')
    expect([refused.status, refused.problem.code]).toEqual([403, 'USER_HEIR_OUTSIDE_BUSINESS'])
    expect(refused.problem.errors).toHaveProperty('newResponsibleUserId')
    expect(await placesOf('bruno')).toEqual(before)
    expect((await remove('sofia', 'clara', 'sofia')).status).toBe(200)
  })

  it('tells beforehand which businesses an heir joins, those who may remove the user', async () => {
    await raiseDemand(portal, { as: 'clara', business: 'aurora-2' })
    await raiseDemand(portal, { as: 'clara', body: { private: true } })
    const joinedBy = async (as: PersonName, heir: PersonName) => {
      const query = { newResponsibleUserId: userIdOf(heir) }
      const params = { id: userIdOf('clara') }
      const { status, body } = await portal.call('listHeirBusinesses', { as, params, query })
      return status === 200 ? body.businesses.map(({ id }) => id) : status
    }
    expect(await joinedBy('ana', 'nina')).toEqual([businessIdOf('aurora-2')])
    expect(await joinedBy('ana', 'clara')).toEqual([])
    expect(await joinedBy('ana', 'sofia')).toEqual([])
    // Nobody may be the heir who is not of the customer, nor get into a business by choosing themselves.
    expect(await joinedBy('ana', 'davi')).toEqual([])
    await portal.call('dissociateBusinessUser', {
      as: 'sofia',
      body: { businessId: businessIdOf('aurora-2'), userId: userIdOf('ana') },
    })
    expect(await joinedBy('ana', 'ana')).toEqual([])
    expect(await joinedBy('clara', 'nina')).toBe(403)
    expect(await joinedBy('davi', 'nina')).toBe(404)
    await remove('ana', 'clara', 'nina')
    const { body } = await portal.call('listBusinesses', { as: 'nina' })
    expect(body.business.map(({ id }) => id)).toContain(businessIdOf('aurora-2'))
  })

  it('gives private demands to whom a super admin names, at once or later', async () => {
    const secret = await raiseDemand(portal, { as: 'clara', body: { private: true } })
    const body = { newResponsibleUserId: userIdOf('nina'), privateDemandsUserId: userIdOf('bruno') }
    const params = { id: userIdOf('clara') }
    const refused = await portal.call('deleteUser', { as: 'ana', params, body })
    expect([refused.status, refused.problem.code]).toEqual([403, 'USER_PRIVATE_HEIR_GRANT'])
    const own = { ...body, privateDemandsUserId: userIdOf('sofia') }
    const toOneself = await portal.call('deleteUser', { as: 'sofia', params, body: own })
    expect(toOneself.problem.code).toBe('USER_PRIVATE_HEIR_IS_REMOVER')
    expect((await portal.call('deleteUser', { as: 'sofia', params, body })).status).toBe(200)
    const { body: demand } = await getDemand('bruno', secret.id)
    expect(demand).toMatchObject({ userId: userIdOf('bruno'), creatorName: 'bruno' })
    expect(demand.following).toEqual([userIdOf('bruno')])
    expect((await getDemand('nina', secret.id)).status).toBe(404)
  })

  it('hands followed demands over, and places on private ones to nobody', async () => {
    const people = [userIdOf('clara'), userIdOf('bruno')]
    const usersToNotify = { usersToNotify: people }
    const open = await raiseDemand(portal, { as: 'ana', body: usersToNotify })
    const secret = await raiseDemand(portal, { as: 'ana', body: usersToNotify })
    await portal.database.system((transaction) =>
      transaction.run(
        plainCommand('update demands set private = true, private_users = $2 where id = $1', [
          secret.id,
          people,
        ]),
      ),
    )
    expect((await remove('ana', 'clara', 'sofia')).status).toBe(200)
    const { body: followed } = await getDemand('sofia', open.id)
    expect(followed.following).toContain(userIdOf('sofia'))
    expect(followed.following).not.toContain(userIdOf('clara'))
    expect((await getDemand('sofia', secret.id)).status).toBe(404)
    const { body } = await getDemand('bruno', secret.id)
    expect(body.privateUsers).toEqual([userIdOf('bruno')])
    expect(body.following).not.toContain(userIdOf('clara'))
    expect(body.following).not.toContain(userIdOf('sofia'))
  })

  it('keeps the history under the name of who made it', async () => {
    const demand = await raiseDemand(portal, { as: 'clara' })
    const params = { id: demand.id }
    await portal.call('postDemandMessage', { as: 'clara', params, body: { content: 'Segue.' } })
    await portal.call('updateDemandStatus', {
      as: 'lia',
      params,
      body: { statusKey: 'FINISHED' },
    })
    await portal.call('validateDemand', { as: 'clara', params })
    await remove('ana', 'clara', 'bruno')
    const { body } = await portal.call('listDemandItems', { as: 'ana', params })
    expect(body.items.filter(({ userName }) => userName === 'clara')).not.toHaveLength(0)
    const { body: validated } = await getDemand('ana', demand.id)
    expect(validated).toMatchObject({
      validationUser: { name: 'clara' },
      validationUserId: userIdOf('clara'),
    })
  })

  it('keeps the request and the documents under the name of who wrote and sent them', async () => {
    const attachments = [await upload(portal, 'clara')]
    const demand = await raiseDemand(portal, { as: 'clara', body: { attachments } })
    const params = { id: demand.id }
    const { awsFileKey } = await upload(portal, 'clara', 'parecer.pdf', 'DOCUMENT')
    const body = { name: 'Parecer', awsFileKey, demandId: demand.id }
    expect((await portal.call('createDocument', { as: 'clara', body })).status).toBe(201)
    await remove('ana', 'clara', 'bruno')
    await remove('ana', 'bruno', 'nina')

    const { body: inherited } = await getDemand('ana', demand.id)
    expect(inherited).toMatchObject({ userId: userIdOf('nina'), authorName: 'clara' })
    const { body: timeline } = await portal.call('getDemandTimeline', { as: 'ana', params })
    expect(timeline.people.filter(({ parts }) => parts.includes('creator'))).toMatchObject([
      { id: userIdOf('clara'), name: 'clara' },
    ])
    const query = { demandId: demand.id }
    const { body: sent } = await portal.call('listDocuments', { as: 'ana', query })
    expect(sent.documents).toMatchObject([{ userId: userIdOf('nina'), userName: 'clara' }])
    const { body: files } = await portal.call('listDemandAttachments', { as: 'ana', params })
    expect(files.attachments).toMatchObject([{ userName: 'clara' }])
  })

  it('ends the sessions, and leaves the e-mail to whoever comes next', async () => {
    const first = await remove('ana', 'clara', 'bruno', { inQuery: true })
    expect((await portal.call('getLoggedUser', { as: 'clara' })).status).toBe(401)
    const params = { id: userIdOf('clara') }
    for (const as of ['ana', 'lia'] as const) {
      expect((await portal.call('getUser', { as, params })).status).toBe(404)
      const { body } = await portal.call('listUsers', { as, query: { includeBlocked: true } })
      expect(body.users.map(({ name }) => name)).not.toContain('clara')
    }
    // A client asks again when it has lost the answer.
    const again = await remove('ana', 'clara', 'bruno')
    expect([again.status, again.body]).toEqual([200, first.body])
    expect((await remove('ana', 'clara', 'nina')).status).toBe(404)
    expect((await remove('sofia', 'clara', 'bruno')).status).toBe(404)
    const next = { name: 'Clara Dois', email: emailOf('clara') }
    expect((await portal.call('createUser', { as: 'ana', body: next })).status).toBe(201)
  })

  it('tells the removed person by whom, and whom to ask, unless they were blocked', async () => {
    const own = (mails: Awaited<ReturnType<typeof mailsCausedBy>>, person: PersonName) =>
      mails.filter(({ to }) => to === emailOf(person))
    const [mail, ...others] = own(
      await mailsCausedBy(portal, () => remove('ana', 'clara', 'bruno')),
      'clara',
    )
    expect(others).toEqual([])
    expect(mail?.subject).toMatch(/^Seu acesso ao portal foi removido: /)
    expect(mail?.text).toContain('Olá, clara!')
    expect(mail?.text).toMatch(/ana removeu a sua conta do portal/)
    expect(mail?.text).toMatch(/fale com ana ou escreva para \S+@/)
    expect(mail?.text).not.toContain('https://portal.example')
    await portal.database.query(`update users set status = 'BLOCKED' where id = $1`, [
      userIdOf('nina'),
    ])
    const blocked = await mailsCausedBy(portal, () => remove('sofia', 'nina', 'bruno'))
    expect(own(blocked, 'nina')).toEqual([])
  })

  it('tells the other admins, by notification and e-mail', async () => {
    const mails = await mailsCausedBy(portal, () => remove('ana', 'clara', 'bruno'))
    const people = ['bruno', 'clara', 'sofia'] as const
    expect(mails.map(({ to }) => to).sort()).toEqual(people.map(emailOf))
    expect(mails.find(({ to }) => to === emailOf('sofia'))?.text).toContain('ana removeu clara')
    const told = await portal.call('listNotifications', { as: 'sofia' })
    expect(told.body.notifications[0]).toMatchObject({
      type: 'USER',
      title: 'Usuário removido',
      link: '/profile?section=settings',
    })
    expect((await portal.call('listNotifications', { as: 'ana' })).body.total).toBe(0)
  })

  it('tells the heir, admin or not, in the second person', async () => {
    await raiseDemand(portal, { as: 'clara' })
    const mails = await mailsCausedBy(portal, () => remove('ana', 'clara', 'bruno'))
    const said = 'ana removeu clara. Você agora responde pelas demandas, menos as sigilosas.'
    const { body } = await portal.call('listNotifications', { as: 'bruno' })
    expect(body.notifications[0]).toMatchObject({
      title: 'Usuário removido',
      description: said,
      link: '/demands',
    })
    const own = mails.filter(({ to }) => to === emailOf('bruno'))
    expect(own.map(({ text }) => text.includes('Você agora responde pelas demandas'))).toEqual([
      true,
    ])
    const others = mails.filter(({ to }) => to === emailOf('sofia'))
    expect(others.map(({ text }) => text.includes('bruno agora responde'))).toEqual([true])
  })

  it.each([
    ['no demand', undefined, false],
    ['one of their own', { as: 'clara' }, true],
  ] as const)(
    'speaks of demands to who is told only if there were some: %s',
    async (_, demand, isSaid) => {
      if (demand) await raiseDemand(portal, demand)
      const mails = await mailsCausedBy(portal, () => remove('ana', 'clara', 'bruno'))
      const { body } = await portal.call('listNotifications', { as: 'sofia' })
      const mail = mails.find(({ to }) => to === emailOf('sofia'))
      const said = [mail?.text, body.notifications[0]?.description]
      for (const text of said) {
        expect(text).toContain('ana removeu clara')
        expect(/demandas/.test(text ?? '')).toBe(isSaid)
      }
    },
  )

  it.each(['ana', 'lia'] as const)(
    'speaks of private ones to super admins only, who alone know that they wait: removed by %s',
    async (by) => {
      await portal.database.query('update users set customer_admin = true where id = $1', [
        userIdOf('bruno'),
      ])
      await raiseDemand(portal, { as: 'clara', body: { private: true } })
      const mails = await mailsCausedBy(portal, () => remove(by, 'clara', 'bruno'))
      const said = async (person: 'bruno' | 'sofia') => {
        const { body } = await portal.call('listNotifications', { as: person })
        const mail = mails.find(({ to }) => to === emailOf(person))
        return [mail?.text, body.notifications[0]?.description].map((text) => {
          expect(text).toContain(`${by === 'lia' ? 'lia (escritório)' : by} removeu clara`)
          return /demandas/.test(text ?? '')
        })
      }
      expect([await said('sofia'), await said('bruno')]).toEqual([
        [true, true],
        [false, false],
      ])
    },
  )

  it('does so of those that a person of the firm had', async () => {
    const { id } = await raiseDemand(portal)
    const body = { statusKey: 'OPEN', backofficeUserId: userIdOf('rui') } as const
    await portal.call('updateDemandStatus', { as: 'lia', params: { id }, body })
    const made = { name: 'Noé Dias', email: 'noe@test.example', customerId: null, firmAdmin: true }
    const { body: noe } = await portal.call('createFirmUser', { as: 'lia', body: made })
    await remove('lia', 'rui', 'lia')
    await portal.settle()
    const notices = 'select description from notifications where user_id = $1'
    expect(await select(notices, [noe.id])).toEqual([
      { description: expect.stringContaining('demandas') },
    ])
  })

  it('tells the other admins of the firm without the page that only customers have', async () => {
    const body = { name: 'Noé Dias', email: 'noe@test.example', customerId: null, firmAdmin: true }
    const { body: noe } = await portal.call('createFirmUser', { as: 'lia', body })
    expect((await remove('lia', 'rui', 'lia')).status).toBe(200)
    await portal.settle()
    const notices = 'select title, link from notifications where user_id = $1'
    expect(await select(notices, [noe.id])).toEqual([{ title: 'Usuário removido', link: null }])
  })

  it('lets admins of the firm remove anybody but themselves, a colleague with an heir of the firm', async () => {
    const demand = await raiseDemand(portal)
    await portal.call('updateDemandStatus', {
      as: 'lia',
      params: { id: demand.id },
      body: { statusKey: 'OPEN', backofficeUserId: userIdOf('rui') },
    })
    expect((await remove('lia', 'rui', 'lia')).status).toBe(200)
    const { body } = await getDemand('ana', demand.id)
    expect(body).toMatchObject({
      backofficeUserId: userIdOf('lia'),
      backofficeUserName: 'lia',
    })
    expect((await remove('lia', 'lia', 'ana')).problem.code).toBe('USER_OWN_ACCOUNT')
    expect((await remove('lia', 'davi', 'davi')).problem.code).toBe('USER_HEIR_IS_REMOVED')
  })
})

describe('deleteUser among others', () => {
  beforeEach(start)
  afterEach(stop)

  it('loses nothing that the removed user does at the same moment', async () => {
    const made = Array.from({ length: 6 }, () =>
      portal.call('createDemand', {
        as: 'clara',
        business: 'aurora-1',
        body: { name: 'Distrato', description: 'Minuta.' },
      }),
    )
    const [removed, ...answers] = await Promise.all([remove('ana', 'clara', 'bruno'), ...made])
    expect(removed?.status).toBe(200)
    for (const { status } of answers) expect([201, 401, 503]).toContain(status)
    const [left] = await select<{ mine: number; all: number }>(
      `select count(*) filter (where user_id = $1) as mine, count(*) as all from demands`,
      [userIdOf('bruno')],
    )
    expect(left?.mine).toBe(answers.filter(({ status }) => status === 201).length)
    expect(left?.all).toBe(left?.mine)
  })

  it('happens once, whoever asks at once', async () => {
    const answers = await Promise.all([
      remove('ana', 'clara', 'bruno'),
      remove('sofia', 'clara', 'nina'),
      remove('lia', 'clara', 'nina'),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404])
  })

  it('asks for the rights of the moment, not those of when it was asked', async () => {
    const demoted = portal.call('updateUser', {
      as: 'sofia',
      params: { id: userIdOf('ana') },
      body: { customerAdmin: false },
    })
    const [, removed] = await Promise.all([demoted, remove('ana', 'clara', 'nina')])
    expect([200, 403]).toContain(removed.status)
    expect((await remove('ana', 'bruno', 'nina')).problem.code).toBe('USER_RANK_PROTECTED')
  })
})

describe('deleteUser refuses', () => {
  beforeAll(start)
  afterAll(stop)

  it.each<[PersonName, PersonName, PersonName | null, number, string]>([
    ['ana', 'ana', 'bruno', 403, 'USER_OWN_ACCOUNT'],
    ['sofia', 'sofia', 'ana', 403, 'USER_OWN_ACCOUNT'],
    ['bruno', 'clara', 'bruno', 403, 'USER_RANK_PROTECTED'],
    ['bruno', 'ana', 'bruno', 403, 'USER_RANK_PROTECTED'],
    ['bruno', 'sofia', 'bruno', 403, 'USER_RANK_PROTECTED'],
    ['ana', 'sofia', 'ana', 403, 'USER_RANK_PROTECTED'],
    ['rui', 'lia', 'rui', 403, 'FIRM_ADMIN_ONLY'],
    ['rui', 'sofia', 'ana', 403, 'FIRM_ADMIN_ONLY'],
    ['ana', 'clara', null, 400, 'USER_HEIR_REQUIRED'],
    ['ana', 'clara', 'clara', 400, 'USER_HEIR_IS_REMOVED'],
    ['ana', 'clara', 'davi', 400, 'USER_HEIR_UNKNOWN'],
    ['ana', 'clara', 'lia', 400, 'USER_HEIR_UNKNOWN'],
    ['lia', 'clara', 'davi', 400, 'USER_HEIR_UNKNOWN'],
    ['lia', 'rui', 'clara', 400, 'USER_HEIR_UNKNOWN'],
    ['bruno', 'davi', 'clara', 404, 'NOT_FOUND'],
    ['bruno', 'lia', 'clara', 404, 'NOT_FOUND'],
  ])('%s removes %s for %s: %i %s', async (as, person, heir, status, code) => {
    const answer = await remove(as, person, heir)
    expect([answer.status, answer.problem.code]).toEqual([status, code])
    expect((await portal.call('getLoggedUser', { as: person })).status).toBe(200)
  })

  it('two heirs, a blocked one, and an old version', async () => {
    const params = { id: userIdOf('clara') }
    const two = await portal.call('deleteUser', {
      as: 'ana',
      params,
      body: { newResponsibleUserId: userIdOf('bruno') },
      query: { newResponsibleUserId: userIdOf('nina') },
    })
    expect([two.status, Object.keys(two.problem.errors ?? {})]).toEqual([
      400,
      ['newResponsibleUserId'],
    ])
    await portal.call('updateFirmUserStatus', {
      as: 'lia',
      params: { id: userIdOf('nina') },
      body: { status: 'BLOCKED' },
    })
    expect((await remove('ana', 'clara', 'nina')).problem.code).toBe('USER_HEIR_UNKNOWN')
    const stale = await remove('ana', 'clara', 'bruno', { headers: { 'if-match': '"7"' } })
    expect(stale.status).toBe(412)
  })
})

describe('the hand-over in the database', () => {
  beforeAll(start)
  afterAll(stop)

  it('is refused for people of others, whoever asks', async () => {
    const ask = (context: object, text: string, people: readonly PersonName[]) =>
      portal.database.tenant(
        { customerId: null, userId: userIdOf('bruno'), staff: false, ...context },
        (transaction) => transaction.run(plainCommand(text, people.map(userIdOf))),
      )
    const ofAurora = { customerId: customerIdOf('aurora') }
    const removal = 'select app_remove_user($1, $2, null, now())'
    for (const [context, person, heir] of [
      [ofAurora, 'davi', 'bruno'],
      [ofAurora, 'bruno', 'davi'],
      [ofAurora, 'lia', 'rui'],
      [{}, 'lia', 'rui'],
      [{}, 'bruno', 'clara'],
      [ofAurora, 'bruno', 'bruno'],
    ] as const) {
      await expect(ask(context, removal, [person, heir])).rejects.toMatchObject({ code: '42501' })
    }
    for (const text of [
      'select app_hand_private_over($1, $2)',
      'select app_restore_user($1) where $2::uuid is not null',
      'select hand_rows_over(null, null, true) where $1::uuid <> $2::uuid',
    ]) {
      const refused = ask(ofAurora, text, ['bruno', 'clara'])
      await expect(refused).rejects.toMatchObject({ code: '42501' })
    }
    await expect(ask(ofAurora, removal, ['nina', 'clara'])).resolves.toBeUndefined()
  })

  it('knows every column that would keep a user from being removed', async () => {
    const unknown = await select(`select c.conrelid::regclass::text as source, a.attname as person
      from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
      where c.contype = 'f' and c.confrelid = 'users'::regclass and c.confdeltype in ('a', 'r')
        and not exists (select from inherited_columns i
          where i.source = c.conrelid and i.person = a.attname)`)
    expect(unknown).toEqual([])
  })

  it('hands a demand only to who belongs to its business', async () => {
    await raiseDemand(portal, { as: 'clara', business: 'aurora-2' })
    await remove('ana', 'clara', 'bruno')
    const memberships = await select<{ business_id: string }>(
      'select business_id from business_users where user_id = $1',
      [userIdOf('bruno')],
    )
    expect(memberships.map(({ business_id }) => business_id).sort()).toEqual(
      [businessIdOf('aurora-1'), businessIdOf('aurora-2')].sort(),
    )
  })
})
