import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { readFirmConfig } from '../../config/firm.ts'
import { raiseDemand } from '../../testing/test-demands.ts'
import { selectRows } from '../../testing/test-finance.ts'
import {
  businessIdOf,
  customerIdOf,
  emailOf,
  type PersonName,
  userIdOf,
} from '../../testing/test-firm.ts'
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts'
import { untilQuiet } from '../../testing/until-quiet.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

const followers: readonly PersonName[] = ['clara', 'sofia']
/** A demand of ana, followed by both, in the business that clara is about to lose. */
const raise = () =>
  raiseDemand(portal, {
    business: 'aurora-2',
    body: { usersToNotify: followers.map(userIdOf) },
  })
const change = (operation: 'associateBusinessUser' | 'dissociateBusinessUser') =>
  portal.call(operation, {
    as: 'sofia',
    body: { businessId: businessIdOf('aurora-2'), userId: userIdOf('clara') },
  })
const write = ({ id }: { readonly id: string }) =>
  portal.call('postDemandMessage', { as: 'lia', params: { id }, body: { content: 'Segue.' } })

const settle = () => untilQuiet(portal)
/** Who was told of a demand since the last call, by e-mail and by notification. */
async function told({ id }: { readonly id: string }) {
  const rows = await selectRows<{ email: string }>(
    portal,
    `with told as (delete from notifications where demand_id = $1 returning user_id)
     select u.email from told join users u on u.id = told.user_id order by 1`,
    [id],
  )
  const mails = portal.mails.splice(0).map(({ to }) => to)
  return { mails: mails.sort(), notifications: rows.map(({ email }) => email) }
}
const all = (...people: PersonName[]) => {
  const emails = people.map(emailOf)
  return { mails: emails, notifications: emails }
}

it('tells who follows a demand, and not who has lost its business, until it is given back', async () => {
  const demand = await raise()
  await settle()
  await told(demand)
  await write(demand)
  await settle()
  expect(await told(demand)).toEqual(all('ana', 'clara', 'sofia'))

  await change('dissociateBusinessUser')
  await write(demand)
  await settle()
  expect(await told(demand)).toEqual(all('ana', 'sofia'))

  await change('associateBusinessUser')
  await write(demand)
  await settle()
  expect(await told(demand)).toEqual(all('ana', 'clara', 'sofia'))
})

it('says of people of the firm that they are, so that no customer can write in their name', async () => {
  const demand = await raise()
  await settle()
  await told(demand)
  const send = (as: PersonName) =>
    portal.call('postDemandMessage', { as, params: { id: demand.id }, body: { content: 'Segue.' } })
  const rename = (name: string) =>
    portal.database.query('update users set name = $2 where id = $1', [userIdOf('ana'), name])
  const titles = async (sent: Promise<unknown>) => {
    await sent
    await settle()
    const { body } = await portal.call('listNotifications', { as: 'clara' })
    const bell = body.notifications.find(({ link }) => link === demand.id)?.title
    const mail = portal.mails.find(({ to }) => to === emailOf('clara'))?.text
    await told(demand)
    return { bell, mail: /^.* escreveu uma mensagem/m.exec(mail ?? '')?.[0] }
  }
  await rename('lia')
  const customers = 'lia escreveu uma mensagem'
  expect(await titles(send('ana'))).toEqual({ bell: customers, mail: customers })
  const firms = 'lia (escritório) escreveu uma mensagem'
  expect(await titles(send('lia'))).toEqual({ bell: firms, mail: firms })
  await rename('ana')
})

it('does not send an e-mail that waits while its reader loses the business', async () => {
  const demand = await raise()
  await settle()
  await told(demand)
  const send = vi.spyOn(portal.mailer, 'send').mockRejectedValue(new Error('450 later'))
  await write(demand)
  await portal.settle()
  const waiting = `select id from pgboss.job where state = 'retry'`
  const count = async () => (await portal.database.query(waiting)).rows.length
  await expect.poll(count).toBe(3)
  send.mockRestore()

  await change('dissociateBusinessUser')
  await portal.database.query(`update pgboss.job set start_after = now() where state = 'retry'`)
  portal.jobs.wake()
  await settle()
  expect((await told(demand)).mails).toEqual([emailOf('ana'), emailOf('sofia')])
  await change('associateBusinessUser')
})

it('sends no e-mail of what nobody can read any more after the end of a contract', async () => {
  const demand = await raise()
  await portal.call('assignDemand', {
    as: 'lia',
    params: { id: demand.id },
    body: { backofficeUserId: userIdOf('rui') },
  })
  await settle()
  await told(demand)
  const end = (isOver: boolean, until: string | null) =>
    portal.database.query(
      'update customers set is_churn = $2, access_allowed_until = $3 where id = $1',
      [customerIdOf('aurora'), isOver, until],
    )
  await end(true, '2026-03-10T12:00:00Z')
  await write(demand)
  await settle()
  expect((await told(demand)).mails).toEqual(
    [...followers, 'ana' as const, 'rui' as const].map(emailOf).sort(),
  )

  await end(true, '2026-03-09T12:00:00Z')
  await write(demand)
  await settle()
  expect((await told(demand)).mails).toEqual([emailOf('rui')])
  await end(false, null)
})

it.each([
  ['to no page of the portal', null, []],
  ['to the firm’s own app', 'https://casos.example/d/{id}', ['https://casos.example/d/ID']],
])('leads people of the firm %s', async (_, staffDemandUrl, links) => {
  const firm = { ...readFirmConfig(), staffDemandUrl }
  const other = await startTestPortal({ firm })
  const { id } = await raiseDemand(other)
  await other.call('assignDemand', {
    as: 'lia',
    params: { id },
    body: { backofficeUserId: userIdOf('rui') },
  })
  await untilQuiet(other)
  other.mails.splice(0)
  await other.call('postDemandMessage', { as: 'ana', params: { id }, body: { content: 'Segue.' } })
  await untilQuiet(other)
  const mail = other.mails.find(({ to }) => to === emailOf('rui'))
  expect(mail?.text.match(/https:\S+/g) ?? []).toEqual(links.map((link) => link.replace('ID', id)))
  expect(mail?.html.match(/href="/g) ?? []).toHaveLength(links.length)
  expect(mail?.text).not.toContain('sino')
  await other.close()
})
