import { conventions } from '@tramite/core/calendar'
import { toSettingKey } from '@tramite/core/notifications'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mailsCausedBy } from '../../testing/mails-caused-by.ts'
import { raiseDemand } from '../../testing/test-demands.ts'
import { makeDelinquent } from '../../testing/test-finance.ts'
import { emailOf, type PersonName, userIdOf } from '../../testing/test-firm.ts'
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts'
import { addReminder } from '../../testing/test-reminders.ts'
import { upload } from '../../testing/test-uploads.ts'
import { sendReminderNotices } from '../reminders/send-reminder-notices.job.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal({ variables: { DEMAND_MAIL_MINUTES: '0' } })
})
afterAll(() => portal.close())

const change = (as: PersonName, kind: string, channel: string, enabled: boolean) =>
  portal.call('changeNotificationSetting', { as, body: { kind, channel, enabled } })
const offOf = async (as: PersonName) => {
  const { body } = await portal.call('getNotificationSettings', { as })
  return body.settings.filter(({ enabled }) => !enabled).map(toSettingKey)
}
const titlesOf = async (as: PersonName) => {
  const { body } = await portal.call('listNotifications', { as, query: { limit: 200 } })
  return body.notifications.map(({ title, type }) => (type === 'DEMAND' ? title : type))
}
const news = async (as: PersonName, action: () => Promise<unknown>) => {
  const before = await titlesOf(as)
  const mails = await mailsCausedBy(portal, action)
  const after = await titlesOf(as)
  return {
    told: after.slice(0, after.length - before.length),
    mailed: mails.filter(({ to }) => to === emailOf(as)).length,
  }
}

describe('what somebody is told of', () => {
  it('is everything at first, and changes by kind and channel for them alone', async () => {
    const { body } = await portal.call('getNotificationSettings', { as: 'clara' })
    expect(body.settings).toHaveLength(12)
    expect(await offOf('clara')).toEqual([])
    const { status, body: after } = await change('clara', 'messages', 'email', false)
    expect([status, after.settings.filter(({ enabled }) => !enabled)]).toEqual([
      200,
      [{ kind: 'messages', channel: 'email', enabled: false, required: false }],
    ])
    await change('clara', 'reminders', 'portal', false)
    await change('clara', 'reminders', 'portal', false)
    expect(await offOf('clara')).toEqual(['messages:email', 'reminders:portal'])
    for (const as of ['bruno', 'davi', 'lia'] as const) expect(await offOf(as)).toEqual([])
    await change('clara', 'reminders', 'portal', true)
    expect(await offOf('clara')).toEqual(['messages:email'])
    await change('clara', 'messages', 'email', true)
    expect(await offOf('clara')).toEqual([])
  })

  it('stays on where law or contract need it; nothing else is taken, nor from a stranger', async () => {
    for (const [kind, channel] of [
      ['account', 'email'],
      ['account', 'portal'],
      ['requests', 'portal'],
    ] as const) {
      const { status, problem } = await change('bruno', kind, channel, false)
      expect([status, problem.code]).toEqual([409, 'NOTIFICATION_REQUIRED'])
    }
    expect(await offOf('bruno')).toEqual([])
    expect((await change('bruno', 'account', 'email', true)).status).toBe(200)
    expect((await change('bruno', 'gossip', 'email', false)).status).toBe(400)
    expect((await change('bruno', 'messages', 'pigeon', false)).status).toBe(400)
    const stranger = await portal.call('changeNotificationSetting', {
      body: { kind: 'messages', channel: 'email', enabled: false },
    })
    expect(stranger.status).toBe(401)
  })
})

describe('what was turned off is not told', () => {
  it('of a demand, on that channel, while other news go on', async () => {
    const { id } = await raiseDemand(portal, { as: 'bruno' })
    const say = () =>
      portal.call('postDemandMessage', { as: 'lia', params: { id }, body: { content: 'Olá.' } })
    const ask = () =>
      portal.call('updateDemandStatus', {
        as: 'lia',
        params: { id },
        body: { statusKey: 'PENDING', message: 'Faltam os anexos.' },
      })
    expect(await news('bruno', say)).toEqual({
      told: ['lia (escritório) escreveu uma mensagem'],
      mailed: 1,
    })
    await change('bruno', 'messages', 'email', false)
    expect(await news('bruno', say)).toEqual({
      told: ['lia (escritório) escreveu uma mensagem'],
      mailed: 0,
    })
    await change('bruno', 'messages', 'portal', false)
    expect(await news('bruno', say)).toEqual({ told: [], mailed: 0 })
    const { told, mailed } = await news('bruno', ask)
    expect([told, mailed]).toEqual([['lia (escritório) pediu uma resposta'], 1])
  })

  it('of a reminder, by notification and by e-mail each', async () => {
    const remind = async () => {
      await addReminder(portal, {
        body: {
          duoDate: '2026-04-30',
          dateToNotify: '2026-04-01',
          usersNotification: [userIdOf('bruno')],
        },
      })
      portal.time.now = new Date('2026-04-01T12:00:00Z')
      await sendReminderNotices({
        database: portal.database,
        clock: { now: () => portal.time.now },
        conventions: conventions.specified,
      })
      await portal.settle()
    }
    expect(await news('bruno', remind)).toEqual({ told: ['REMINDER'], mailed: 1 })
    await change('bruno', 'reminders', 'portal', false)
    expect(await news('bruno', remind)).toEqual({ told: [], mailed: 1 })
    await change('bruno', 'reminders', 'email', false)
    expect(await news('bruno', remind)).toEqual({ told: [], mailed: 0 })
  })

  it('but the refusal of a payment always is', async () => {
    for (const kind of ['requests', 'messages', 'progress', 'forecasts', 'reminders']) {
      await change('ana', kind, 'email', false)
    }
    await makeDelinquent(portal, 'aurora')
    const data = await upload(portal, 'ana', 'comprovante.pdf')
    const { body: user } = await portal.call('getLoggedUser', { as: 'ana' })
    const { body: receipt } = await portal.call('reportOverduePayment', {
      as: 'ana',
      params: { paymentProvider: 'pagamentos' },
      body: { customerId: user.Customer?.id, data },
    })
    const refuse = () =>
      portal.call('reviewReceipt', {
        as: 'lia',
        params: { id: receipt.id },
        body: { status: 'refused', note: 'É de outra fatura.' },
      })
    expect(await news('ana', refuse)).toEqual({ told: ['FINANCE'], mailed: 1 })
  })
})
