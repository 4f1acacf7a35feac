import { FIRM_ADMIN } from '@tramite/core/users'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plainCommand } from '../../db/command.ts'
import { mailsCausedBy } from '../../testing/mails-caused-by.ts'
import { customerIdOf, emailOf, idOf, userIdOf } from '../../testing/test-firm.ts'
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

interface Answer {
  readonly status: number
  readonly problem: { readonly code: string }
}

const list = async (query: object) =>
  (await portal.call('listFirmUsers', { as: 'lia', query })).body
const create = (body: object) => portal.call('createFirmUser', { as: 'lia', body })
const appoint = (person: 'lia' | 'rui', roles: string[]) =>
  portal.database.query('update users set roles = $2 where id = $1', [userIdOf(person), roles])
const setStatus = (id: string, status: 'ACTIVE' | 'BLOCKED', as: 'lia' | 'rui' = 'lia') =>
  portal.call('updateFirmUserStatus', { as, params: { id }, body: { status } })

it('lists everybody with their customer, filtered and in pages', async () => {
  const all = await list({ limit: 200 })
  expect(all.users.find(({ name }) => name === 'davi')).toMatchObject({
    customerId: customerIdOf('brisa'),
    customerName: 'brisa',
  })
  expect(all.users.find(({ name }) => name === 'lia')?.customerName).toBeNull()
  const names = ({ users }: typeof all) => users.map(({ name }) => name)
  expect(names(await list({ type: 'BACKOFFICE' }))).toEqual(['lia', 'rui'])
  expect(names(await list({ customerId: customerIdOf('brisa') }))).toEqual(['davi'])
  expect(names(await list({ name: 'RUN' }))).toEqual(['bruno'])
  expect(names(await list({ name: 'sofia@' }))).toEqual(['sofia'])

  const walked: string[] = []
  let cursor: string | null = null
  do {
    const page: typeof all = await list({ limit: 4, ...(cursor && { cursor }) })
    walked.push(...names(page))
    cursor = page.nextCursor
  } while (cursor)
  expect(walked).toEqual(names(all))
  expect(names(await list({ limit: 4, page: 1 }))).toEqual(walked.slice(4, 8))
})

it('adds users of any customer, with every role, and people of the firm', async () => {
  const body = { name: 'Iara Melo', email: 'iara@test.example', customerId: customerIdOf('brisa') }
  const roles = { customerAdmin: true, customerSuperAdmin: true }
  const made = await create({ ...body, ...roles })
  expect(made.body).toMatchObject({ ...body, ...roles, type: 'CUSTOMER' })

  const staff = { name: 'Noé Dias', email: 'noe@test.example', customerId: null }
  expect((await create(staff)).body).toMatchObject({ ...staff, type: 'BACKOFFICE', Customer: null })
  const admin = { ...staff, email: 'outro@test.example', customerAdmin: true }
  expect((await create(admin)).problem.code).toBe('USER_ROLE_OF_CUSTOMER')
  expect((await create({ ...body, customerId: idOf('nobody') })).status).toBe(404)
  expect((await create({ ...body, email: emailOf('ana') })).problem.code).toBe('EMAIL_UNAVAILABLE')
})

it('changes anybody, with the roles that only the firm gives, if the version is current', async () => {
  const params = { id: userIdOf('clara') }
  const body = { customerSuperAdmin: true, name: 'Clara Nunes' }
  const made = await portal.call('updateFirmUser', { as: 'lia', params, body })
  expect(made.body).toMatchObject(body)
  const headers = { 'if-match': '"1"' }
  const stale = await portal.call('updateFirmUser', {
    as: 'lia',
    params,
    headers,
    body: { name: 'Clara' },
  })
  expect([stale.status, stale.problem.errors]).toEqual([412, { name: 'Clara Nunes' }])
  const ofStaff = await portal.call('updateFirmUser', {
    as: 'lia',
    params: { id: userIdOf('rui') },
    body: { customerAdmin: true },
  })
  expect(ofStaff.problem.code).toBe('USER_ROLE_OF_CUSTOMER')
})

it('blocks a user, whose sessions end for good', async () => {
  const id = userIdOf('bruno')
  expect((await setStatus(id, 'BLOCKED')).body.status).toBe('BLOCKED')
  expect((await portal.call('getLoggedUser', { as: 'bruno' })).status).toBe(401)
  const link = await portal.call('sendFirmUserLink', { as: 'lia', params: { id } })
  expect([link.status, link.problem.code]).toEqual([409, 'USER_BLOCKED'])
  expect((await setStatus(id, 'ACTIVE')).body.status).toBe('ACTIVE')
  expect((await portal.call('getLoggedUser', { as: 'bruno' })).status).toBe(401)
  const own = await setStatus(userIdOf('lia'), 'BLOCKED')
  expect([own.status, own.problem.code]).toEqual([403, 'USER_OWN_ACCOUNT'])
})

it('tells staff who make themselves an admin of a customer that they are none of the firm', async () => {
  const body = { customerAdmin: true }
  const own = await portal.call('updateLoggedUser', { as: 'rui', body })
  expect([own.status, own.problem.code]).toEqual([403, 'FIRM_ADMIN_ONLY'])
})

it('sends the link again, to set a password or to set another one', async () => {
  const send = async (id: string) => {
    const mails = await mailsCausedBy(portal, async () => {
      const { status } = await portal.call('sendFirmUserLink', { as: 'lia', params: { id } })
      expect(status).toBe(204)
    })
    expect(mails).toHaveLength(1)
    return mails[0]
  }
  const open = async (text = '') => {
    const token = /token\/([\w-]+)/.exec(text)?.[1] ?? ''
    const body = { email: emailOf('elisa'), token, newPassword: 'Primeira2026' }
    return (await portal.call('resetPassword', { body })).status
  }
  const astray = await send(userIdOf('elisa'))
  const first = await send(userIdOf('elisa'))
  expect(first?.to).toBe(emailOf('elisa'))
  expect(await open(astray?.text)).toBe(400)
  expect(await open(first?.text)).toBe(204)
  expect((await send(userIdOf('elisa')))?.subject).not.toBe(first?.subject)
  const nobody = await portal.call('sendFirmUserLink', {
    as: 'lia',
    params: { id: idOf('nobody') },
  })
  expect(nobody.status).toBe(404)
})

it('sends no other link that was still to be sent', async () => {
  const userId = userIdOf('clara')
  const jobs = [
    { kind: 'passwordReset', userId },
    { kind: 'invitation', userId },
    { kind: 'passwordReset', userId: userIdOf('ana') },
  ] as const
  const later = `update pgboss.job set start_after = '3000-01-01'
    where state = 'created' and name in ('passwordReset', 'invitation')`
  await portal.database.system(async (transaction) => {
    await portal.jobs.enqueue(transaction, jobs)
    await transaction.run(plainCommand(later))
  })
  const params = { id: userId }
  expect((await portal.call('sendFirmUserLink', { as: 'lia', params })).status).toBe(204)
  const { rows } = await portal.database.query(
    `delete from pgboss.job where start_after = '3000-01-01' returning data, state`,
  )
  const [reset, invitation, another] = jobs
  expect(rows).toHaveLength(3)
  expect(rows).toContainEqual({ data: reset, state: 'cancelled' })
  expect(rows).toContainEqual({ data: invitation, state: 'cancelled' })
  expect(rows).toContainEqual({ data: another, state: 'created' })
})

it('lets the firm’s admins make others, and none take the role or block another', async () => {
  const params = { id: userIdOf('davi') }
  const make = (id: string, firmAdmin: boolean) =>
    portal.call('updateFirmUser', { as: 'lia', params: { id }, body: { firmAdmin } })
  expect((await make(userIdOf('davi'), true)).problem.code).toBe('USER_ROLE_OF_FIRM')
  expect((await make(userIdOf('rui'), true)).body.roles).toEqual(['FIRM_ADMIN'])
  expect((await make(userIdOf('rui'), false)).problem.code).toBe('USER_ROLE_PROTECTED')
  expect((await setStatus(userIdOf('rui'), 'BLOCKED')).problem.code).toBe('USER_RANK_PROTECTED')
  expect((await setStatus(params.id, 'BLOCKED', 'rui')).status).toBe(200)
})

describe('a person of the firm who is none of its admins', () => {
  beforeAll(() => appoint('rui', []))
  const as = 'rui'
  const person = (name: 'lia' | 'bruno' | 'sofia') => ({ id: userIdOf(name) })
  const email = 'tomada@test.example'
  const staff = { name: 'Noé', email: 'n@test.example', customerId: null }
  const contract = { id: customerIdOf('aurora') }

  it.each<[string, () => Promise<Answer>]>([
    ['adds nobody', () => portal.call('createFirmUser', { as, body: staff })],
    ['blocks no colleague', () => setStatus(userIdOf('lia'), 'BLOCKED', as)],
    ['blocks nobody of a customer', () => setStatus(userIdOf('sofia'), 'BLOCKED', as)],
    [
      'makes no admin',
      () =>
        portal.call('updateFirmUser', {
          as,
          params: person('bruno'),
          body: { customerAdmin: true },
        }),
    ],
    [
      'makes no admin elsewhere',
      () =>
        portal.call('updateUser', { as, params: person('bruno'), body: { customerAdmin: true } }),
    ],
    [
      'leads no account to another e-mail',
      () =>
        portal.call('updateUser', {
          as,
          params: person('sofia'),
          body: { email, currentPassword: 'Qualquer2026' },
        }),
    ],
    [
      'changes no contract',
      () => portal.call('updateFirmContract', { as, params: contract, body: { isChurn: true } }),
    ],
    [
      'adds no customer',
      () =>
        portal.call('createFirmCustomer', {
          as,
          body: { name: 'Nova', personType: 'PJ', cnpj: '11222333000181' },
        }),
    ],
    ['brings nobody back', () => portal.call('restoreFirmUser', { as, params: person('bruno') })],
    ['does not read the audit log', () => portal.call('listFirmAudit', { as })],
  ])('%s', async (_, attempt) => {
    const { status, problem } = await attempt()
    expect([status, problem.code]).toEqual([403, 'FIRM_ADMIN_ONLY'])
  })

  it('corrects what a customer’s user is called', async () => {
    const change = { as, params: person('bruno'), body: { name: 'Bruno' } } as const
    expect((await portal.call('updateUser', change)).body.name).toBe('Bruno')
  })
})

it('keeps one admin: the last one does not step down', async () => {
  const stepDown = () =>
    portal.call('updateFirmUser', {
      as: 'lia',
      params: { id: userIdOf('lia') },
      body: { firmAdmin: false },
    })
  const alone = await stepDown()
  expect([alone.status, alone.problem.code]).toEqual([403, 'USER_LAST_FIRM_ADMIN'])
  expect(alone.problem.errors).toHaveProperty('firmAdmin')

  await appoint('rui', [FIRM_ADMIN])
  const setRui = (status: string) =>
    portal.database.query('update users set status = $2 where id = $1', [userIdOf('rui'), status])
  await setRui('BLOCKED')
  expect((await stepDown()).problem.code).toBe('USER_LAST_FIRM_ADMIN')
  await setRui('ACTIVE')
  expect((await stepDown()).body.roles).toEqual([])
})

it('is for staff only', async () => {
  expect((await portal.call('listFirmUsers', { as: 'sofia' })).problem.code).toBe('STAFF_ONLY')
  const params = { id: userIdOf('nina') }
  const body = { status: 'BLOCKED' }
  const block = await portal.call('updateFirmUserStatus', { as: 'sofia', params, body })
  expect(block.status).toBe(403)
})
