import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readFirmConfig } from '../../config/firm.ts'
import { plainCommand, toObjects } from '../../db/command.ts'
import { mailsCausedBy } from '../../testing/mails-caused-by.ts'
import { raiseDemandIn } from '../../testing/test-demands.ts'
import {
  businessIdOf,
  customerIdOf,
  emailOf,
  idOf,
  type PersonName,
  userIdOf,
} from '../../testing/test-firm.ts'
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts'
import { upload } from '../../testing/test-uploads.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())
beforeEach(() =>
  portal.database.system((transaction) => transaction.run(plainCommand('delete from rate_limits'))),
)

const unknown = idOf('nobody')
let made = 0
const draft = (change: object = {}) => {
  made += 1
  return { name: 'Eva Prado', email: `eva${made}@test.example`, ...change }
}
const create = (as: PersonName, body: object, headers = {}) =>
  portal.call('createUser', { as, body, headers })
const update = (as: PersonName, id: string, body: object, headers = {}) =>
  portal.call('updateUser', { as, params: { id }, body, headers })
const get = (as: PersonName, id: string) => portal.call('getUser', { as, params: { id } })

describe('getUser', () => {
  it('shows a colleague with a version, and nobody of another customer', async () => {
    const { body, headers } = await get('bruno', userIdOf('ana'))
    expect(body).toMatchObject({ id: userIdOf('ana'), customerAdmin: true, status: 'ACTIVE' })
    expect(body.Customer?.id).toBe(customerIdOf('aurora'))
    expect(headers.etag).toBe('"1"')
    for (const person of ['davi', 'lia'] as const) {
      expect((await get('bruno', userIdOf(person))).status).toBe(404)
    }
    expect((await get('bruno', unknown)).problem.code).toBe('NOT_FOUND')
  })

  it('never shows a secret', async () => {
    const { body } = await get('lia', userIdOf('ana'))
    expect(Object.keys(body)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/password|token|version|folded/i)]),
    )
  })

  it('shows everybody to staff', async () => {
    expect((await get('lia', userIdOf('davi'))).body.name).toBe('davi')
    expect((await get('lia', userIdOf('rui'))).body).toMatchObject({ Customer: null })
  })
})

describe('createUser', () => {
  it('lets the new user begin in the business that it is asked from, and in none of others', async () => {
    const businessesOf = async (id: string) => {
      const { body } = await portal.call('listBusinesses', {
        as: 'ana',
        query: { includeAll: true, allUsers: true },
      })
      return body.business.filter(({ Users = [] }) => Users.some((user) => user.id === id))
    }
    const businessid = businessIdOf('aurora-2')
    const { body: user } = await create('ana', draft(), { businessid })
    expect((await businessesOf(user.id)).map(({ id }) => id)).toEqual([businessid])
    const { body: other } = await create('ana', draft())
    expect(await businessesOf(other.id)).toEqual([])
    const { body: third } = await create('bruno', draft())
    expect((await businessesOf(third.id)).map(({ id }) => id)).toEqual([businessIdOf('aurora-1')])
    const foreign = await create('ana', draft(), { businessid: businessIdOf('brisa-1') })
    expect([403, 404]).toContain(foreign.status)
  })

  it('adds a user of the same customer, who sets a password by the link of an e-mail', async () => {
    const body = draft({ phone: '(11) 9 8765-4321', occupation: ' Analista ' })
    let user: { readonly id: string } | undefined
    const mails = await mailsCausedBy(portal, async () => {
      const answer = await create('bruno', body)
      expect([answer.status, answer.headers.etag]).toEqual([201, '"1"'])
      user = answer.body
    })
    expect(user).toMatchObject({
      customerId: customerIdOf('aurora'),
      name: 'Eva Prado',
      email: body.email,
      phone: '11987654321',
      type: 'CUSTOMER',
      status: 'ACTIVE',
      customerAdmin: false,
      customerSuperAdmin: false,
      customFields: { occupation: 'Analista' },
      roles: [],
    })
    expect(mails.map(({ to }) => to)).toEqual([body.email])
    expect(mails[0]?.text).toContain(
      'bruno criou uma conta para você no portal de Vasconcelos & Prado, para acompanhar as demandas de aurora.',
    )
    const token = /token\/([\w-]+)/.exec(mails[0]?.text ?? '')?.[1] ?? ''
    const credentials = { email: body.email, password: 'Primeira2026' }
    expect((await portal.call('signIn', { body: credentials })).status).toBe(400)
    const reset = await portal.call('resetPassword', {
      body: { email: body.email, token, newPassword: credentials.password },
    })
    expect(reset.status).toBe(204)
    const { body: session } = await portal.call('signIn', { body: credentials })
    expect(session.user.id).toBe(user?.id)
  })

  it.each([
    ['+55 11 987654321', '11987654321'],
    ['+1 415 555-2671', '+14155552671'],
    [' - ', null],
  ])('keeps of the phone %s what calls it: %s', async (phone, kept) => {
    const { body } = await create('ana', draft({ phone }))
    expect((await get('ana', body.id)).body.phone).toBe(kept)
  })

  it('refuses what is missing or too long, in Portuguese, at its field', async () => {
    const { status, problem } = await create('ana', {
      name: ' ',
      email: 'eva',
      phone: 'casa',
      occupation: 'x'.repeat(61),
    })
    expect(status).toBe(400)
    expect(Object.keys(problem.errors ?? {}).sort()).toEqual([
      'email',
      'name',
      'occupation',
      'phone',
    ])
    expect(problem.errors?.email).toBe('Email inválido')
    expect((await create('ana', draft({ name: 'x'.repeat(61) }))).status).toBe(400)
    expect((await create('ana', draft({ customerSuperAdmin: true }))).status).toBe(400)
  })

  it('lets only an admin make an admin', async () => {
    const refused = await create('bruno', draft({ customerAdmin: true }))
    expect([refused.status, refused.problem.code]).toEqual([403, 'USER_ADMIN_GRANT'])
    expect(refused.problem.errors).toHaveProperty('customerAdmin')
    expect((await create('bruno', draft({ customerAdmin: false }))).status).toBe(201)
    expect((await create('ana', draft({ customerAdmin: true }))).body.customerAdmin).toBe(true)
  })

  it('refuses an e-mail that is taken in the same words, whoever has it', async () => {
    const own = await create('bruno', draft({ email: emailOf('ana').toUpperCase() }))
    const foreign = await create('bruno', draft({ email: emailOf('davi') }))
    const staff = await create('bruno', draft({ email: emailOf('lia') }))
    expect(own.problem).toMatchObject({ status: 400, code: 'EMAIL_UNAVAILABLE' })
    expect(own.problem.errors).toHaveProperty('email')
    for (const { problem } of [foreign, staff]) {
      expect({ ...problem, requestId: '' }).toEqual({ ...own.problem, requestId: '' })
    }
  })

  it('lets nobody try a list of e-mails', async () => {
    for (let tries = 0; tries < 10; tries += 1) {
      expect((await create('clara', draft({ email: emailOf('davi') }))).status).toBe(400)
    }
    expect((await create('clara', draft({ email: emailOf('davi') }))).status).toBe(429)
    expect((await create('ana', draft())).status).toBe(201)
  })

  it('adds one user for a key, however often and at once it is sent', async () => {
    const body = draft()
    const mails = await mailsCausedBy(portal, async () => {
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => create('ana', body, { 'idempotency-key': 'eva' })),
      )
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
      expect(new Set(answers.map(({ body: user }) => user.id)).size).toBe(1)
    })
    expect(mails.map(({ to }) => to)).toEqual([body.email])
  })

  it('is not for staff, who add users under /firm', async () => {
    expect((await create('lia', draft())).problem.code).toBe('CUSTOMER_ONLY')
  })
})

describe('updateUser', () => {
  it('changes a colleague, and gives them another version', async () => {
    const { body: before } = await create('ana', draft())
    const { status, body, headers } = await update('bruno', before.id, {
      name: ' Eva Lima ',
      phone: '',
      occupation: null,
    })
    expect([status, headers.etag]).toEqual([200, '"2"'])
    expect(body).toEqual({ ...before, name: 'Eva Lima', phone: null })
    expect((await get('ana', before.id)).body).toEqual(body)
  })

  it('gives a person their new name where they are responsible, not where they signed', async () => {
    const { id } = await raiseDemandIn(portal, 'OPEN', { as: 'clara' })
    const { awsFileKey } = await upload(portal, 'clara', 'parecer.pdf', 'DOCUMENT')
    const sent = { name: 'Parecer', awsFileKey, demandId: id }
    const { body: document } = await portal.call('createDocument', { as: 'clara', body: sent })
    await update('ana', userIdOf('clara'), { name: 'Clara Nunes' })
    const { body } = await portal.call('getDemand', { as: 'ana', params: { id } })
    expect(body.creatorName).toBe('Clara Nunes')
    const shown = await portal.call('getDocument', { as: 'ana', params: { id: document.id } })
    expect(shown.body.userName).toBe('clara')
  })

  it('refuses an old version and shows what changed', async () => {
    const { body: user } = await create('ana', draft({ phone: '11900000000' }))
    const first = await update('ana', user.id, { phone: '11911111111' }, { 'if-match': '"1"' })
    expect(first.status).toBe(200)
    const stale = await update(
      'bruno',
      user.id,
      { phone: '11922222222', name: 'Eva Prado' },
      { 'if-match': '"1"' },
    )
    expect([stale.status, stale.problem.errors]).toEqual([412, { phone: '11911111111' }])
    expect(stale.headers.etag).toBe('"2"')
    expect((await get('ana', user.id)).body.phone).toBe('11911111111')
  })

  it('refuses an old version for itself, whoever may give the account another e-mail', async () => {
    const { body: user } = await create('ana', draft())
    const stale = { email: user.email, phone: '11922222222' }
    const seen = { 'if-match': '"1"' }
    for (const email of [user.email.toUpperCase(), 'eva.nova@test.example']) {
      const text = 'update users set email = $2, version = version + 1 where id = $1'
      await portal.database.query(text, [user.id, email])
      const { status, problem } = await update('bruno', user.id, stale, seen)
      expect([status, problem.errors]).toEqual([412, { phone: '' }])
    }
    const current = await update('bruno', user.id, stale, { 'if-match': '"3"' })
    expect([current.status, current.problem.code]).toEqual([403, 'USER_EMAIL_PROTECTED'])
  })

  it('finds nobody of another customer', async () => {
    for (const id of [userIdOf('davi'), userIdOf('lia'), unknown]) {
      expect((await update('ana', id, { name: 'Outro' })).status).toBe(404)
    }
    expect((await get('davi', userIdOf('davi'))).body.name).toBe('davi')
  })

  it('lets only an admin grant and take away customerAdmin', async () => {
    const { body: user } = await create('ana', draft())
    expect((await update('bruno', user.id, { customerAdmin: true })).problem.code).toBe(
      'USER_ADMIN_GRANT',
    )
    expect((await update('bruno', userIdOf('ana'), { customerAdmin: false })).status).toBe(403)
    expect((await update('bruno', userIdOf('ana'), { customerAdmin: true })).status).toBe(200)
    expect((await update('ana', user.id, { customerAdmin: true })).body.customerAdmin).toBe(true)
    expect((await update('ana', user.id, { customerSuperAdmin: true })).status).toBe(400)
  })

  it('keeps e-mail and rights of who has as many rights: accounts are taken over by e-mail', async () => {
    const email = 'tomada@test.example'
    for (const [as, of] of [
      ['bruno', 'ana'],
      ['bruno', 'clara'],
      ['ana', 'sofia'],
      ['rui', 'lia'],
    ] as const) {
      const taken = await update(as, userIdOf(of), { email })
      expect([taken.status, taken.problem.code]).toEqual([403, 'USER_EMAIL_PROTECTED'])
    }
    const demoted = await update('ana', userIdOf('sofia'), { customerAdmin: false })
    expect([demoted.status, demoted.problem.code]).toEqual([403, 'USER_ROLE_PROTECTED'])
    const same = { email: emailOf('ana'), name: 'ana' }
    expect((await update('bruno', userIdOf('ana'), same)).status).toBe(200)
  })

  it('refuses a change of nothing and unknown fields', async () => {
    expect((await update('ana', userIdOf('bruno'), {})).status).toBe(400)
    expect((await update('ana', userIdOf('bruno'), { status: 'BLOCKED' })).status).toBe(400)
  })
})

describe('updateLoggedUser', () => {
  const change = (as: PersonName, body: object, headers = {}) =>
    portal.call('updateLoggedUser', { as, body, headers })

  it('changes the own data, of a customer in any state and of staff', async () => {
    for (const as of ['bruno', 'caio', 'lia'] as const) {
      const { status, body } = await change(as, { occupation: 'Outra' })
      expect([status, body.customFields.occupation, body.id]).toEqual([200, 'Outra', userIdOf(as)])
    }
  })

  it('makes nobody an admin, and refuses an old version', async () => {
    expect((await change('clara', { customerAdmin: true })).status).toBe(403)
    const { headers } = await portal.call('getLoggedUser', { as: 'clara' })
    const seen = { 'if-match': String(headers.etag) }
    expect((await change('clara', { phone: '1130000000' }, seen)).status).toBe(200)
    expect((await change('clara', { phone: '1131111111' }, seen)).status).toBe(412)
    expect((await change('lia', { customerAdmin: true })).problem.code).toBe(
      'USER_ROLE_OF_CUSTOMER',
    )
  })
})

describe('listUsers', () => {
  it('goes on by cursor, by name whatever the accents, and hides blocked users', async () => {
    for (const name of ['Ênio', 'enzo', 'Éder']) await create('davi', draft({ name }))
    const names: string[] = []
    let cursor: string | null = null
    do {
      const query: object = { limit: 2, ...(cursor && { cursor }) }
      const { body } = await portal.call('listUsers', { as: 'davi', query })
      expect(body.total).toBe(4)
      names.push(...body.users.map(({ name }) => name))
      cursor = body.nextCursor
    } while (cursor)
    expect(names).toEqual(['davi', 'Éder', 'Ênio', 'enzo'])

    const [blocked] = (await portal.call('listUsers', { as: 'davi' })).body.users.slice(-1)
    await portal.call('updateFirmUserStatus', {
      as: 'lia',
      params: { id: blocked?.id ?? '' },
      body: { status: 'BLOCKED' },
    })
    expect((await portal.call('listUsers', { as: 'davi' })).body.total).toBe(3)
    const { body } = await portal.call('listUsers', { as: 'davi', query: { includeBlocked: true } })
    expect(body.users.at(-1)).toMatchObject({ name: 'enzo', status: 'BLOCKED' })
  })

  it('refuses a cursor that was made elsewhere', async () => {
    for (const cursor of ['x', 'W10', 'WyJ1c2VycyIsMSwyXQ']) {
      expect((await portal.call('listUsers', { as: 'ana', query: { cursor } })).status).toBe(400)
    }
  })
})

describe('the roles of a principal', () => {
  it('are current with the next request', async () => {
    const { body: user } = await create('ana', draft())
    expect((await update('nina', user.id, { customerAdmin: true })).status).toBe(403)
    await update('ana', userIdOf('nina'), { customerAdmin: true })
    expect((await update('nina', user.id, { customerAdmin: true })).status).toBe(200)
  })
})

describe('a firm that keeps user management to admins', () => {
  let strict: TestPortal
  beforeAll(async () => {
    strict = await startTestPortal({ firm: { ...readFirmConfig(), usersManagedBy: 'admins' } })
  })
  afterAll(() => strict.close())

  it('refuses a plain user all but the own data', async () => {
    const params = { id: userIdOf('clara') }
    const body = { name: 'Clara' }
    const query = { newResponsibleUserId: userIdOf('ana') }
    const codes = [
      await strict.call('createUser', { as: 'bruno', body: draft() }),
      await strict.call('updateUser', { as: 'bruno', params, body }),
      await strict.call('deleteUser', { as: 'bruno', params, query }),
    ].map(({ problem }) => problem.code)
    expect(codes).toEqual(['ADMIN_ONLY', 'ADMIN_ONLY', 'ADMIN_ONLY'])
    expect((await strict.call('updateLoggedUser', { as: 'bruno', body })).status).toBe(200)
    const own = { id: userIdOf('bruno') }
    expect((await strict.call('updateUser', { as: 'bruno', params: own, body })).status).toBe(200)
    expect((await strict.call('updateUser', { as: 'ana', params, body })).status).toBe(200)
    const [count] = await strict.database.system((transaction) =>
      transaction.run({
        text: `select count(*) as users from users where customer_id = $1`,
        params: [customerIdOf('aurora')],
        read: (rows) => toObjects<{ users: number }>(rows),
      }),
    )
    expect(count?.users).toBe(5)
  })
})
