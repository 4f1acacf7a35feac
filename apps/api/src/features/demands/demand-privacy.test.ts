import { randomUUID } from 'node:crypto'
import { PRIVATE_USERS_MAX } from '@tramite/core/demands'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plainCommand } from '../../db/command.ts'
import { plantDemand, raiseDemand } from '../../testing/test-demands.ts'
import { idOf, type PersonName, userIdOf } from '../../testing/test-firm.ts'
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts'
import { untilQuiet } from '../../testing/until-quiet.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

const raise = (as: PersonName = 'bruno', body = {}) => raiseDemand(portal, { as, body })
const close = (as: PersonName, id: string, user: PersonName, headers = {}) =>
  portal.call('makeDemandPrivate', { as, params: { id, userId: userIdOf(user) }, headers })
const open = (as: PersonName, id: string, headers = {}) =>
  portal.call('makeDemandPublic', { as, params: { id }, headers })
const add = (as: PersonName, id: string, user: PersonName, body?: object) =>
  portal.call('addPrivateDemandUsers', { as, params: { id, userId: userIdOf(user) }, body })
const inMass = (as: PersonName, ids: readonly string[], body?: object) =>
  portal.call('makeDemandsPrivate', { as, params: { ids: ids.join(',') }, body })

/** The people of Aurora who can see a demand. */
async function readersOf(id: string): Promise<PersonName[]> {
  const readers: PersonName[] = []
  for (const as of ['ana', 'bruno', 'clara', 'sofia', 'lia'] as const) {
    const { status } = await portal.call('getDemand', { as, params: { id } })
    if (status === 200) readers.push(as)
    else expect([as, status]).toEqual([as, 404])
  }
  return readers
}

describe('makeDemandPrivate and makeDemandPublic', () => {
  it('leave the demand to its creator, the chosen user and the acting admin, and open it again', async () => {
    const { id } = await raise()
    const made = await close('ana', id, 'clara', { 'if-match': '"1"' })
    expect(made.headers.etag).toBe('"2"')
    expect(made.body.private).toBe(true)
    expect([...made.body.privateUsers].sort()).toEqual([userIdOf('ana'), userIdOf('clara')].sort())
    expect(await readersOf(id)).toEqual(['ana', 'bruno', 'clara', 'lia'])

    const opened = await open('ana', id)
    expect(opened.body).toMatchObject({ private: false, privateUsers: [] })
    expect(await readersOf(id)).toEqual(['ana', 'bruno', 'clara', 'sofia', 'lia'])
  })

  it('let a further user join those who see it', async () => {
    const { id } = await raise()
    await close('ana', id, 'ana')
    await close('lia', id, 'sofia')
    expect(await readersOf(id)).toEqual(['ana', 'bruno', 'sofia', 'lia'])
  })

  it('are for admins only, and for nobody of a specific-demand customer', async () => {
    const { id } = await raise()
    for (const answer of [
      await close('bruno', id, 'bruno'),
      await open('bruno', id),
      await inMass('bruno', [id]),
    ]) {
      expect(answer.problem).toMatchObject({ status: 403, code: 'ADMIN_ONLY' })
    }
    const planted = await plantDemand(portal, 'specific', 'elisa', 'OPEN')
    await portal.database.system((transaction) =>
      transaction.run(
        plainCommand('update users set customer_admin = true where id = $1', [userIdOf('elisa')]),
      ),
    )
    const refused = await close('elisa', planted, 'elisa')
    expect(refused.problem).toMatchObject({ status: 403, code: 'ACCESS_SPECIFIC_DEMAND' })
    expect((await close('lia', planted, 'elisa')).status).toBe(200)
  })

  it('are for admins only among the staff, too: they give access', async () => {
    const { id } = await raise('bruno', { private: true })
    for (const answer of [
      await close('rui', id, 'clara'),
      await open('rui', id),
      await add('rui', id, 'clara'),
      await inMass('rui', [id], { anotherUser: userIdOf('clara') }),
    ]) {
      expect(answer.problem).toMatchObject({ status: 403, code: 'FIRM_ADMIN_ONLY' })
    }
    expect(await readersOf(id)).toEqual(['bruno', 'lia'])
    expect((await add('lia', id, 'clara')).status).toBe(200)
    expect(await readersOf(id)).toEqual(['bruno', 'clara', 'lia'])
  })

  it('do not know demands and users of others', async () => {
    const { id } = await raise()
    const { id: secret } = await raise('bruno', { private: true })
    const unknown = { ana: idOf('nobody') }.ana
    const answers = [
      await close('davi', id, 'davi'),
      await close('ana', secret, 'ana'),
      await open('ana', secret),
      await open('davi', id),
      await close('ana', id, 'davi'),
      await close('ana', id, 'lia'),
      await portal.call('makeDemandPrivate', { as: 'ana', params: { id, userId: unknown } }),
      await add('ana', secret, 'ana'),
      await inMass('ana', [secret]),
      await inMass('davi', [id]),
    ]
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
  })

  it('refuse an older version and show what it is now', async () => {
    const { id } = await raise()
    await close('ana', id, 'ana')
    for (const late of [
      await open('ana', id, { 'if-match': '"1"' }),
      await close('ana', id, 'clara', { 'if-match': '"1"' }),
    ]) {
      expect(late.problem).toMatchObject({ status: 412, errors: { private: 'true' } })
    }
  })

  it('answer as before who asks again since the answer was lost', async () => {
    const { id } = await raise()
    const { body: closed } = await close('ana', id, 'ana', { 'if-match': '"1"' })
    expect((await close('ana', id, 'ana', { 'if-match': '"1"' })).body).toEqual(closed)
    const { body: opened } = await open('ana', id, { 'if-match': '"2"' })
    const again = await open('ana', id, { 'if-match': '"2"' })
    expect([again.body, again.headers.etag]).toEqual([opened, '"3"'])
  })
})

describe('addPrivateDemandUsers', () => {
  it('lets its creator bring others in', async () => {
    const { id } = await raise('bruno', { private: true })
    const { body } = await add('bruno', id, 'clara', { usersIds: [userIdOf('sofia')] })
    expect([...body.privateUsers].sort()).toEqual([userIdOf('clara'), userIdOf('sofia')].sort())
    expect(await readersOf(id)).toEqual(['bruno', 'clara', 'sofia', 'lia'])
  })

  it('tells those who could not see it before, once, and not what it is about', async () => {
    const { id, externalId } = await raise('bruno', { private: true })
    await add('bruno', id, 'clara')
    await add('bruno', id, 'clara', { usersIds: [userIdOf('sofia')] })
    for (const _ of [1, 2]) await add('lia', id, 'bruno')
    await untilQuiet(portal)
    const toldOf = async (as: PersonName) => {
      const { body } = await portal.call('listNotifications', { as })
      return body.notifications
        .filter(({ link }) => link === `/demands/${id}`)
        .map(({ title, description }) => [title, description])
    }
    const told = [['bruno incluiu você em uma demanda sigilosa', `Demanda Nº ${externalId}`]]
    const all = [await toldOf('clara'), await toldOf('sofia'), await toldOf('ana')]
    expect([...all, await toldOf('bruno')]).toEqual([told, told, [], []])
  })

  it('is refused to a chosen user, and on a demand that is open', async () => {
    const { id } = await raise('bruno', { private: true, usersToNotify: [userIdOf('clara')] })
    const refused = await add('clara', id, 'sofia')
    expect(refused.problem).toMatchObject({
      status: 403,
      message: 'Só quem criou a demanda pode incluir outros usuários.',
    })
    const { id: everybodys } = await raise()
    expect((await add('bruno', everybodys, 'clara')).problem.code).toBe('DEMAND_NOT_PRIVATE')
  })

  it('takes users with access to the business only, and all of them or none', async () => {
    const { id } = await raise('bruno', { private: true })
    for (const outsider of ['davi', 'nina'] as const) {
      const mixed = await add('bruno', id, 'clara', { usersIds: [userIdOf(outsider)] })
      expect(mixed.problem).toMatchObject({ status: 400, code: 'PRIVATE_USER_INVALID' })
      expect((await add('bruno', id, outsider)).status).toBe(404)
    }
    expect(await readersOf(id)).toEqual(['bruno', 'lia'])
    const odd = await add('bruno', id, 'clara', { usersIds: ['x'], more: 1 })
    expect(odd.problem.code).toBe('VALIDATION')
  })
})

describe('makeDemandsPrivate', () => {
  it('makes all of a selection private, with another user', async () => {
    const ids = [(await raise()).id, (await raise('clara')).id, (await raise('ana')).id]
    const { status, body } = await inMass('ana', ids, { anotherUser: userIdOf('sofia') })
    expect(status).toBe(200)
    expect(body.demands.map(({ id }) => id)).toEqual(ids)
    expect(await readersOf(ids[0] ?? '')).toEqual(['ana', 'bruno', 'sofia', 'lia'])
    expect(await readersOf(ids[1] ?? '')).toEqual(['ana', 'clara', 'sofia', 'lia'])
    expect(await readersOf(ids[2] ?? '')).toEqual(['ana', 'sofia', 'lia'])
  })

  it('keeps those who saw a demand that was private already', async () => {
    const { id } = await raise('ana', { private: true, usersToNotify: [userIdOf('clara')] })
    await inMass('ana', [id])
    expect(await readersOf(id)).toEqual(['ana', 'clara', 'lia'])
  })

  it('is all or nothing, and of one customer', async () => {
    const { id } = await raise()
    const foreign = (await raiseDemand(portal, { as: 'davi', business: 'brisa-1' })).id
    expect((await inMass('ana', [id, foreign])).status).toBe(404)
    expect((await inMass('lia', [id, foreign])).problem.code).toBe('DEMANDS_OF_SEVERAL_CUSTOMERS')
    for (const outsider of ['davi', 'nina'] as const) {
      const another = await inMass('ana', [id], { anotherUser: userIdOf(outsider) })
      expect(another.problem).toMatchObject({ status: 400, code: 'PRIVATE_USER_INVALID' })
    }
    const tooMany = Array.from({ length: 101 }, (_, index) => idOf(`one of many ${index}`))
    expect((await inMass('ana', tooMany)).status).toBe(400)
    expect(await readersOf(id)).toHaveLength(5)
  })
})

describe('the users of a private demand', () => {
  const people = (count: number) => Array.from({ length: count }, () => randomUUID())

  it('are as many as the SDK says in each call', async () => {
    const { id } = await raise()
    await close('ana', id, 'bruno')
    const codesOf = async (count: number) => {
      const body = { name: 'a', description: 'b', usersToNotify: people(count) }
      const created = await portal.call('createDemand', { as: 'ana', body })
      const added = await add('ana', id, 'clara', { usersIds: people(count) })
      return [created.problem.code, added.problem.code]
    }
    const strangers = ['USER_TO_NOTIFY_INVALID', 'PRIVATE_USER_INVALID']
    expect(await codesOf(PRIVATE_USERS_MAX)).toEqual(strangers)
    expect(await codesOf(PRIVATE_USERS_MAX + 1)).toEqual(['VALIDATION', 'VALIDATION'])
  })

  it('are as many in the database', async () => {
    const { id } = await raise()
    const keep = (count: number) =>
      portal.database.query('update demands set private_users = $2::uuid[] where id = $1::uuid', [
        id,
        people(count),
      ])
    await keep(PRIVATE_USERS_MAX)
    await expect(keep(PRIVATE_USERS_MAX + 1)).rejects.toThrow()
  })
})
