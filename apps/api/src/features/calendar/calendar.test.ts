import { toReminderCalendar } from '@tramite/core/reminders'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { plainCommand } from '../../db/command.ts'
import { hashToken } from '../../http/bearer.ts'
import { mailsCausedBy } from '../../testing/mails-caused-by.ts'
import { plantDemand, raiseDemand, raiseDemandIn } from '../../testing/test-demands.ts'
import { selectRows } from '../../testing/test-finance.ts'
import {
  businessIdOf,
  customerIdOf,
  emailOf,
  idOf,
  type PersonName,
  userIdOf,
} from '../../testing/test-firm.ts'
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts'
import { addReminder } from '../../testing/test-reminders.ts'
import { hashPassword } from '../credentials/passwords.ts'

const password = 'Segredo2026'

let portal: TestPortal
let passwordHash: string
beforeAll(async () => {
  portal = await startTestPortal()
  passwordHash = await hashPassword(password)
})
afterAll(() => portal.close())
beforeEach(async () => {
  await run('delete from calendar_addresses')
})

const run = (text: string, ...values: unknown[]) =>
  portal.database.system((transaction) => transaction.run(plainCommand(text, values)))
async function make(as: PersonName): Promise<string> {
  const { status, body } = await portal.call('createCalendarAddress', { as })
  expect(status).toBe(201)
  return body.address
}
function read(address: string) {
  const { pathname, search } = new URL(address)
  return portal.app.inject({ url: pathname + search })
}
const titlesAt = async (address: string) => {
  const { statusCode, payload } = await read(address)
  expect(statusCode).toBe(200)
  return [...payload.matchAll(/^SUMMARY:(.*)\r$/gm)].map(([, title]) => title)
}
const forecast = (id: string, day: string) =>
  run('update demands set delevery_forecast = $2 where id = $1', id, day)
const addBilling = (name: string, description: string, status: string, dueDate: string) =>
  run(
    `insert into billings (id, customer_id, description, value_cents, status, due_date, created_at, updated_at)
     values ($1, $2, $3, 1000, $4, $5, now(), now())`,
    idOf(name),
    customerIdOf('aurora'),
    description,
    status,
    dueDate,
  )

describe('a private address', () => {
  it('is read without a session, as the download writes the reminders', async () => {
    const reminder = await addReminder(portal, { body: { name: 'Renovar o alvará' } })
    const address = await make('ana')
    expect(address).toMatch(/^https:\/\/portal\.example\/api\/calendar\/[\w-]{43}\.ics$/)
    const { statusCode, headers, payload } = await read(address)
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toMatch(/^text\/calendar\b/)
    expect(headers['cache-control']).toBe('no-store')
    const [event] =
      toReminderCalendar([reminder], portal.time.now).match(/BEGIN:VEVENT.*END:VEVENT/s) ?? []
    expect(payload).toContain(event)
    // Some programs add this to bypass caches.
    expect((await read(`${address}?_=1795711571219`)).statusCode).toBe(200)
  })

  it('is shown once, stored as a hash, and never stands in the log', async () => {
    const address = await make('ana')
    const token = address.split('/').at(-1)?.replace('.ics', '') ?? ''
    await read(address)
    const at = portal.time.now.toISOString()
    const state = await portal.call('getCalendarAddress', { as: 'ana' })
    expect(state.body).toEqual({ createdAt: at })
    const rows = await selectRows(portal, 'select token_hash from calendar_addresses')
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(portal.logs.join('')).not.toContain(token)
    expect((await portal.call('getCalendarAddress', { as: 'clara' })).body.createdAt).toBeNull()
  })

  it('ends with the next one, and when it is taken back', async () => {
    const first = await make('ana')
    const others = await make('davi')
    const second = await make('ana')
    expect(second).not.toBe(first)
    expect((await read(first)).statusCode).toBe(404)
    expect((await read(second)).statusCode).toBe(200)
    for (const _ of [1, 2]) {
      expect((await portal.call('deleteCalendarAddress', { as: 'ana' })).status).toBe(204)
    }
    expect((await portal.call('getCalendarAddress', { as: 'ana' })).body.createdAt).toBeNull()
    expect((await read(second)).statusCode).toBe(404)
    expect((await read(others)).statusCode).toBe(200)
  })

  it.each(['x', 'a'.repeat(43), '..%2F..', "'; drop table users", 'á'])(
    'that is unknown is not found: %s',
    async (token) => {
      const answer = await portal.app.inject({
        url: `/api/calendar/${encodeURIComponent(token)}.ics`,
      })
      expect([answer.statusCode, JSON.parse(answer.payload).code]).toEqual([404, 'NOT_FOUND'])
    },
  )

  it('is for users of customers who are signed in, and whose contract has not ended', async () => {
    for (const operation of [
      'getCalendarAddress',
      'createCalendarAddress',
      'deleteCalendarAddress',
    ] as const) {
      expect((await portal.call(operation)).status).toBe(401)
      expect((await portal.call(operation, { as: 'lia' })).problem.code).toBe('CUSTOMER_ONLY')
    }
    expect((await portal.call('createCalendarAddress', { as: 'caio' })).status).toBe(403)
    expect((await portal.call('deleteCalendarAddress', { as: 'caio' })).status).toBe(204)
  })

  it('is limited by where it is read from', async () => {
    const strict = await startTestPortal({ variables: { LIMITS_FACTOR: '1' } })
    const ask = () => strict.app.inject({ url: '/api/calendar/nobodys.ics' })
    const answers = [await ask()]
    while (answers.length < 301) answers.push(await ask())
    const refused = answers.filter(({ statusCode }) => statusCode !== 404)
    expect(refused).toEqual([answers.at(-1)])
    expect(refused[0]?.statusCode).toBe(429)
    expect(answers.at(-1)?.headers['retry-after']).toBeDefined()
    await strict.close()
  })
})

describe('what stands in it', () => {
  it('is what its user sees: demands of their businesses, invoices for who has the finance page', async () => {
    const open = await raiseDemand(portal, { as: 'ana', body: { name: 'Contrato aberto' } })
    const secret = await raiseDemand(portal, {
      as: 'ana',
      business: 'aurora-2',
      body: { name: 'Contrato privado', private: true, usersToNotify: [userIdOf('ana')] },
    })
    const elsewhere = await raiseDemand(portal, {
      business: 'aurora-2',
      body: { name: 'Contrato da filial' },
    })
    for (const { id } of [open, secret, elsewhere]) await forecast(id, '2026-03-20')
    const old = await raiseDemand(portal, { body: { name: 'Contrato antigo' } })
    await forecast(old.id, '2025-12-09')
    await addReminder(portal, { as: 'davi', body: { name: 'De outro cliente' } })
    await addBilling('billing open', 'Assessoria. Parcela 3 de 12', 'PENDING', '2026-03-25')
    await addBilling('billing paid', 'Parcela 2 de 12', 'RECEIVED', '2026-02-25')
    await addBilling('billing of last year', 'Parcela 9 de 12', 'OVERDUE', '2025-03-09')

    const delivery = (name: string) => `Entrega de demanda: ${name}`
    const [ana, bruno, sofia] = [
      await titlesAt(await make('ana')),
      await titlesAt(await make('bruno')),
      await titlesAt(await make('sofia')),
    ]
    const named = [open.name, elsewhere.name, `Nº ${secret.externalId} (sigilosa)`]
    expect(ana).toEqual(expect.arrayContaining(named.map(delivery)))
    expect(ana.join()).not.toMatch(/Fatura|De outro cliente|antigo|privado/)
    expect(bruno).toContain(delivery('Contrato aberto'))
    expect(bruno.join()).not.toMatch(/privado|sigilosa|filial|Fatura/)
    expect(sofia).toEqual(
      expect.arrayContaining([
        delivery('Contrato da filial'),
        'Fatura: Parcela 3 de 12',
        'Fatura: Parcela 9 de 12',
      ]),
    )
    expect(sofia.join()).not.toMatch(/Parcela 2/)
    const { payload } = await read(await make('sofia'))
    expect(payload).toContain('DESCRIPTION:Assessoria.\\nR$\u00A010\\,00\r\n')
    expect(await titlesAt(await make('davi'))).toEqual(['De outro cliente'])
  })

  it('promises no delivery of what waits for the customer', async () => {
    const [held, done] = ['Espera resposta', 'Já entregue'].map((name) => ({ body: { name } }))
    await forecast((await raiseDemandIn(portal, 'PENDING', held)).id, '2026-03-20')
    await forecast((await raiseDemandIn(portal, 'FINISHED', done)).id, '2026-03-20')
    const titles = (await titlesAt(await make('ana'))).join()
    expect(titles).toContain('Já entregue')
    expect(titles).not.toContain('Espera resposta')
  })

  it('follows their rights: a business that they leave takes its demands along', async () => {
    const { id } = await raiseDemand(portal, { business: 'aurora-2', body: { name: 'Da filial' } })
    await forecast(id, '2026-03-20')
    const address = await make('clara')
    expect((await titlesAt(address)).join()).toContain('Da filial')
    await run(
      'delete from business_users where user_id = $1 and business_id = $2',
      userIdOf('clara'),
      businessIdOf('aurora-2'),
    )
    expect((await titlesAt(address)).join()).not.toContain('Da filial')
  })

  it('leaves out what all businesses of the user have archived', async () => {
    const { id } = await addReminder(portal, { body: { name: 'Arquivar aos poucos' } })
    const [ana, bruno] = [await make('ana'), await make('bruno')]
    const isIn = async (address: string) =>
      (await titlesAt(address)).includes('Arquivar aos poucos')
    await portal.call('fileReminder', { as: 'ana', business: 'aurora-1', params: { id } })
    expect([await isIn(ana), await isIn(bruno)]).toEqual([true, false])
    await portal.call('fileReminder', { as: 'ana', business: 'aurora-2', params: { id } })
    expect(await isIn(ana)).toBe(false)
  })

  it.each([
    ['has_suspended_contract = true', 'has_suspended_contract = false'],
    ['is_churn = true, access_allowed_until = $2', 'is_churn = false, access_allowed_until = null'],
    [
      "is_specific_demand = true, customer_access = '{}'",
      "is_specific_demand = false, customer_access = '{}'",
    ],
  ])('is nothing while the contract says %s', async (closed, opened) => {
    await addReminder(portal, { as: 'davi', body: { name: 'Enquanto dura' } })
    const address = await make('davi')
    expect(await titlesAt(address)).toContain('Enquanto dura')
    const brisa = customerIdOf('brisa')
    const values = closed.includes('$2') ? [brisa, '2026-03-01'] : [brisa]
    await run(`update customers set ${closed} where id = $1`, ...values)
    expect(await titlesAt(address)).toEqual([])
    await run(`update customers set ${opened} where id = $1`, brisa)
    expect(await titlesAt(address)).toContain('Enquanto dura')
  })

  it('moves the invoices of a specific-demand customer by their longer term', async () => {
    await plantDemand(portal, 'specific', 'elisa', 'OPEN')
    await run('update users set customer_super_admin = true where id = $1', userIdOf('elisa'))
    await addBilling('billing of specific', 'Parcela 1 de 1', 'PENDING', '2026-03-25')
    await run(
      'update billings set customer_id = $2 where id = $1',
      idOf('billing of specific'),
      customerIdOf('specific'),
    )
    const { payload } = await read(await make('elisa'))
    expect(payload).toContain('DTSTART;VALUE=DATE:20260424')
  })
})

describe('an address ends', () => {
  const setPassword = (person: PersonName) =>
    run(
      `insert into credentials (user_id, password_hash) values ($1, $2)
       on conflict (user_id) do update set password_hash = excluded.password_hash`,
      userIdOf(person),
      passwordHash,
    )

  it('with the password, whoever changes it and however', async () => {
    await setPassword('bruno')
    const changed = await make('bruno')
    const body = {
      currentPassword: password,
      newPassword: 'Renovada2026',
      newPasswordConfirm: 'Renovada2026',
    }
    expect((await portal.call('changePassword', { as: 'bruno', body })).status).toBe(204)
    expect((await read(changed)).statusCode).toBe(404)
    expect((await portal.call('getCalendarAddress', { as: 'bruno' })).body.createdAt).toBeNull()

    const reset = await make('bruno')
    const email = emailOf('bruno')
    const [mail] = await mailsCausedBy(portal, () =>
      portal.call('requestPasswordReset', { body: { email } }),
    )
    expect((await read(reset)).statusCode).toBe(200)
    const token = /token\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    const renewed = { email, token, newPassword: 'Outra2026x' }
    expect((await portal.call('resetPassword', { body: renewed })).status).toBeLessThan(300)
    expect((await read(reset)).statusCode).toBe(404)
  })

  it('with another e-mail, once it is confirmed', async () => {
    const address = await make('davi')
    const email = 'davi.novo@test.example'
    await run(
      `insert into email_changes (user_id, email, requested_by, token_hashes, expires_at)
       values ($1, $2, $1, $3, '2026-12-31')`,
      userIdOf('davi'),
      email,
      [hashToken('link')],
    )
    const body = { email, token: 'link' }
    expect((await portal.call('confirmEmail', { body })).status).toBe(204)
    expect((await read(address)).statusCode).toBe(404)
  })

  it('with a user who is blocked, and does not come back with them', async () => {
    const address = await make('clara')
    const other = await make('ana')
    const setStatus = (status: string) =>
      run('update users set status = $2 where id = $1', userIdOf('clara'), status)
    await setStatus('BLOCKED')
    expect((await read(address)).statusCode).toBe(404)
    await setStatus('ACTIVE')
    expect((await read(address)).statusCode).toBe(404)
    expect((await read(other)).statusCode).toBe(200)
  })

  it('with a user who is removed', async () => {
    const address = await make('nina')
    const removed = await portal.call('deleteUser', {
      as: 'ana',
      params: { id: userIdOf('nina') },
      query: { newResponsibleUserId: userIdOf('bruno') },
    })
    expect(removed.status).toBeLessThan(300)
    expect((await read(address)).statusCode).toBe(404)
  })
})
