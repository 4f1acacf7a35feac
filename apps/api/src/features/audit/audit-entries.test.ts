import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { useAudit } from '../../testing/test-audit.ts'
import { businessIdOf, customerIdOf, emailOf, idOf, userIdOf } from '../../testing/test-firm.ts'
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())
const { addDemand, left, query } = useAudit(() => portal)
const aurora = customerIdOf('aurora')
const bruno = userIdOf('bruno')

describe('a change leaves an entry, with what was before and after', () => {
  it.each([
    ['USER_RIGHTS_CHANGED', 'users', 'customer_admin', bruno, 'true', [false, true]],
    ['USER_RIGHTS_CHANGED', 'users', 'customer_super_admin', bruno, 'true', [false, true]],
    ['USER_RIGHTS_CHANGED', 'users', 'roles', bruno, `'{X}'`, [[], ['X']]],
    [
      'USER_EMAIL_CHANGED',
      'users',
      'email',
      bruno,
      `'beto@nova.example'`,
      ['b•••@test.example', 'b•••@nova.example'],
    ],
    ['USER_STATUS_CHANGED', 'users', 'status', bruno, `'BLOCKED'`, ['ACTIVE', 'BLOCKED']],
    [
      'USER_REMOVAL_CHANGED',
      'users',
      'removed_at',
      bruno,
      `'2026-03-10Z'`,
      [null, expect.any(String)],
    ],
    ['CONTRACT_CHANGED', 'customers', 'is_churn', aurora, 'true', [false, true]],
    ['CONTRACT_CHANGED', 'customers', 'has_suspended_contract', aurora, 'true', [false, true]],
    [
      'CONTRACT_CHANGED',
      'customers',
      'access_allowed_until',
      aurora,
      `'2026-12-31'`,
      [null, '2026-12-31'],
    ],
    ['CONTRACT_CHANGED', 'customers', 'has_payment_overdue', aurora, 'true', [false, true]],
    [
      'CONTRACT_CHANGED',
      'customers',
      'payment_overdue_since',
      aurora,
      `'2026-03-01'`,
      [null, '2026-03-01'],
    ],
    ['CONTRACT_CHANGED', 'customers', 'is_specific_demand', aurora, 'true', [false, true]],
    ['CONTRACT_CHANGED', 'customers', 'is_premium', aurora, 'false', [true, false]],
    ['CONTRACT_CHANGED', 'customers', 'customer_access', aurora, `'{X}'`, [[], ['X']]],
  ] as const)('%s: %s.%s', async (event, table, column, id, value, change) => {
    const set = (to: string) => query(`update ${table} set ${column} = ${to} where id = $1`, [id])
    const [was] = await query<Record<string, unknown>>(
      `select ${column}::text as value from ${table} where id = $1`,
      [id],
    )
    const entries = await left(event, () => set(value))
    expect(entries).toEqual([
      { event, actor_id: null, customer_id: aurora, subject_id: id, details: { [column]: change } },
    ])
    const undone = await left(event, () =>
      query(`update ${table} set ${column} = $2 where id = $1`, [id, was?.value ?? null]),
    )
    expect(undone).toHaveLength(1)
    expect(
      await left(event, () =>
        query(`update ${table} set ${column} = ${column} where id = $1`, [id]),
      ),
    ).toEqual([])
  })

  it('DEMAND_SECRECY_CHANGED, by whoever opens and closes it', async () => {
    const id = await addDemand()
    const close = () =>
      portal.call('makeDemandPrivate', { as: 'ana', params: { id, userId: userIdOf('ana') } })
    const open = () => portal.call('makeDemandPublic', { as: 'ana', params: { id } })
    const [entry] = await left('DEMAND_SECRECY_CHANGED', close)
    expect(entry).toMatchObject({ actor_id: userIdOf('ana'), customer_id: aurora, subject_id: id })
    const add = () =>
      portal.call('addPrivateDemandUsers', {
        as: 'ana',
        params: { id, userId: userIdOf('clara') },
        body: { usersIds: [bruno] },
      })
    const [added] = await left('DEMAND_SECRECY_CHANGED', add)
    expect(added?.details).toEqual({
      private_users: [expect.any(Array), expect.arrayContaining([bruno, userIdOf('clara')])],
    })
    expect(await left('DEMAND_SECRECY_CHANGED', open)).toHaveLength(1)
  })

  it('DEMAND_SECRECY_CHANGED, when a private demand gets another owner', async () => {
    const id = await addDemand()
    const give = (to: string) =>
      query('update demands set user_id = $2 where id = $1', [id, userIdOf(to as 'ana')])
    expect(await left('DEMAND_SECRECY_CHANGED', () => give('clara'))).toEqual([])
    await query('update demands set private = true where id = $1', [id])
    const [entry] = await left('DEMAND_SECRECY_CHANGED', () => give('ana'))
    expect(entry).toMatchObject({ customer_id: aurora, subject_id: id })
    expect(entry?.details).toEqual({ user_id: [userIdOf('clara'), userIdOf('ana')] })
  })

  it('USER_REMOVAL_CHANGED, with the heir', async () => {
    const params = { id: userIdOf('clara') }
    const body = { newResponsibleUserId: bruno }
    const [gone] = await left('USER_REMOVAL_CHANGED', () =>
      portal.call('deleteUser', { as: 'ana', params, body }),
    )
    expect(gone).toMatchObject({ actor_id: userIdOf('ana'), subject_id: params.id })
    const removedAt = expect.any(String)
    expect(gone?.details).toEqual({ removed_at: [null, removedAt], heir_id: [null, bruno] })
    const [back] = await left('USER_REMOVAL_CHANGED', () =>
      portal.call('restoreFirmUser', { as: 'lia', params }),
    )
    expect(back?.details).toEqual({ removed_at: [removedAt, null], heir_id: [bruno, null] })
  })

  it('BUSINESS_USER_ADDED and BUSINESS_USER_REMOVED, of whoever enters and leaves', async () => {
    const businessId = businessIdOf('aurora-2')
    const body = { businessId, userId: bruno }
    for (const [event, operation] of [
      ['BUSINESS_USER_ADDED', 'associateBusinessUser'],
      ['BUSINESS_USER_REMOVED', 'dissociateBusinessUser'],
    ] as const) {
      const entries = await left(event, () => portal.call(operation, { as: 'sofia', body }))
      expect(entries).toEqual([
        {
          event,
          actor_id: userIdOf('sofia'),
          customer_id: aurora,
          subject_id: bruno,
          details: { business_id: businessId },
        },
      ])
    }
  })

  it.each([
    ['USER_ADDED', 'USER_ERASED'],
    ['CUSTOMER_TAG_ADDED', 'CUSTOMER_TAG_REMOVED'],
  ])('%s and %s', async (added, removed) => {
    const id = idOf(added)
    const [insert, table] =
      added === 'USER_ADDED'
        ? [
            `insert into users (id, customer_id, name, email, type, created_at)
              values ('${id}', '${aurora}', 'Zé', 'ze@test.example', 'CUSTOMER', now())`,
            'users',
          ]
        : [
            `insert into customer_tags (id, customer_id, name, created_at)
              values ('${id}', '${aurora}', 'Inadimplente', now())`,
            'customer_tags',
          ]
    const [entry] = await left(added, () => query(insert))
    expect(entry).toMatchObject({ customer_id: aurora, subject_id: id })
    const [gone] = await left(removed, () => query(`delete from ${table} where id = $1`, [id]))
    expect(gone).toMatchObject({ customer_id: aurora, subject_id: id })
  })

  it('SIGN_IN_REFUSED, without saying who it was', async () => {
    const body = { email: emailOf('ana'), password: 'Errada2026' }
    const [entry] = await left('SIGN_IN_REFUSED', () => portal.call('signIn', { body }))
    expect(entry).toMatchObject({ actor_id: null, subject_id: userIdOf('ana') })
  })

  it('SIGN_IN_REFUSED once a day of a user, and never of somebody unknown', async () => {
    const guess = (email: string) =>
      portal.call('signIn', { body: { email, password: 'Errada2026' } })
    const refused = async () =>
      (await query(`select from access_log where event = 'SIGN_IN_REFUSED'`)).length
    const { now } = portal.time
    const before = await refused()
    const entries = await left('SIGN_IN_REFUSED', async () => {
      for (const days of [0, 1]) {
        portal.time.now = new Date(now.getTime() + days * 86_400_000)
        for (let i = 0; i < 3; i += 1) {
          expect((await guess(emailOf('bruno'))).status).toBe(400)
          expect((await guess(`ninguem${i}@fora.example`)).status).toBe(400)
        }
      }
    })
    portal.time.now = now
    expect(entries.map(({ subject_id }) => subject_id)).toEqual([bruno, bruno])
    expect(await refused()).toBe(before + 12)
  })

  it('but for a page that is opened again, as people do all day', async () => {
    const all = async () => (await query('select from audit_log')).length
    const before = await all()
    expect((await portal.call('refreshSession', { as: 'ana' })).status).toBe(200)
    await portal.settle()
    expect(await all()).toBe(before)
  })
})

describe('the log', () => {
  it('holds no e-mail of a person in full', async () => {
    const before = 'rita.prado@antes.example'
    const id = idOf('rita')
    await query(
      `insert into users (id, customer_id, name, email, type, created_at)
        values ($1, $2, 'Rita', $3, 'CUSTOMER', now())`,
      [id, aurora, before],
    )
    await query(`update users set email = 'r.p@depois.example' where id = $1`, [id])
    await query(`update users set removed_at = now(), status = 'BLOCKED' where id = $1`, [id])
    await query(`delete from users where id = $1`, [id])
    const entries = await query<{ text: string }>(
      `select l::text as text from audit_log l where subject_id = $1`,
      [id],
    )
    expect(entries.length).toBeGreaterThanOrEqual(5)
    for (const { text } of entries) expect(text).not.toMatch(/rita\.prado|r\.p@/)
  })

  it.each(['audit_log', 'audit_chain'])('%s only grows, for the owner too', async (table) => {
    for (const change of [
      `update ${table} set hash = ''`,
      `delete from ${table}`,
      `truncate ${table}`,
    ]) {
      const text = table === 'audit_log' ? change.replace("hash = ''", "event = ''") : change
      await expect(query(text)).rejects.toThrow('The audit log only grows')
    }
  })

  it('takes no entry in the name of somebody else', async () => {
    const context = { customerId: aurora, userId: bruno, staff: false } as const
    const insert = (actor: string) =>
      portal.database.tenant(context, (transaction) =>
        transaction.run({
          text: `insert into audit_log (event, actor_id) values ('X', $1)`,
          params: [actor],
          read: () => undefined,
        }),
      )
    await expect(insert(userIdOf('ana'))).rejects.toThrow(/row-level security/)
    const change = portal.database.tenant(context, (transaction) =>
      transaction.run({ text: `delete from audit_log`, params: [], read: () => undefined }),
    )
    await expect(change).rejects.toThrow(/permission denied/)
  })
})
