import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { selectRows } from '../../testing/test-finance.ts'
import { customerIdOf, idOf, type PersonName, userIdOf } from '../../testing/test-firm.ts'
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts'
import { addFirmReminder, addReminder } from '../../testing/test-reminders.ts'
import { upload } from '../../testing/test-uploads.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

const today = '2026-03-10'
const draft = { name: 'Renovar o alvará', type: 'legalObrigation', duoDate: '2026-04-30' }
const create = (as: PersonName, body: object, headers = {}) =>
  portal.call('createReminder', { as, headers, body: { ...draft, ...body } })
const change = (as: PersonName, id: string, body: object, headers = {}) =>
  portal.call('updateReminder', { as, params: { id }, body, headers })
const download = (as: PersonName, key: string) =>
  portal.call('createDownload', { as, query: { key } })

describe('createReminder', () => {
  it('creates one of the customer, notified on its due date', async () => {
    const { status, headers, body } = await create('bruno', { name: '  Renovar o alvará ' })
    expect([status, headers.etag]).toEqual([201, '"1"'])
    expect(body).toEqual({
      id: expect.any(String),
      externalId: expect.any(Number),
      customerId: customerIdOf('aurora'),
      ...draft,
      dateToNotify: draft.duoDate,
      usersNotification: [],
      ReminderUserNotifications: [],
      attachmentsLinks: [],
      files: [],
      link: null,
      createdBy: 'bruno',
      User: { id: userIdOf('bruno'), type: 'CUSTOMER', name: 'bruno' },
      reminderFiled: false,
      filed: null,
      ReminderFileds: [],
      ReminderDemands: [],
      createdAt: portal.time.now.toISOString(),
      updatedAt: portal.time.now.toISOString(),
    })
    const read = await portal.call('getReminder', { as: 'clara', params: { id: body.id } })
    expect(read.body).toEqual(body)
  })

  it('gives each the number that people quote', async () => {
    const { body: first } = await create('ana', {})
    const { body: second } = await create('bruno', {})
    expect(second.externalId).toBeGreaterThan(first.externalId)
  })

  it('keeps its people in their order, and its files for everybody of the customer', async () => {
    const file = await upload(portal, 'ana')
    const { body } = await create('ana', {
      dateToNotify: '2026-04-01',
      usersNotification: [userIdOf('clara'), userIdOf('ana'), userIdOf('clara')],
      attachmentsLinks: [file.awsFileKey],
    })
    expect(body.dateToNotify).toBe('2026-04-01')
    expect(body.ReminderUserNotifications.map(({ User }) => User.name)).toEqual(['clara', 'ana'])
    expect(body.files).toMatchObject([{ name: file.fileName, size: file.fileSize }])
    expect(body.attachmentsLinks).toEqual([file.awsFileKey])
    for (const as of ['bruno', 'lia'] as const) {
      expect((await download(as, file.awsFileKey)).status).toBe(200)
    }
    expect((await download('davi', file.awsFileKey)).status).toBe(404)
  })

  it('creates once for a key', async () => {
    const key = { 'idempotency-key': 'one-reminder' }
    const first = await create('ana', { name: 'Uma vez só' }, key)
    expect((await create('ana', { name: 'Uma vez só' }, key)).body).toEqual(first.body)
    const { body } = await portal.call('listReminders', { as: 'ana', query: { name: 'uma vez' } })
    expect(body.total).toBe(1)
  })

  it.each<[string, object, string]>([
    ['a blank name', { name: ' ' }, 'name'],
    ['a name of 101 characters', { name: 'x'.repeat(101) }, 'name'],
    ['another type', { type: 'other' }, 'type'],
    ['a due date of today', { duoDate: today }, 'duoDate'],
    ['a past due date', { duoDate: '2026-03-09' }, 'duoDate'],
    ['a day that does not exist', { duoDate: '2026-02-30' }, 'duoDate'],
    ['a notice after the due date', { dateToNotify: '2026-05-01' }, 'dateToNotify'],
    ['a link of a customer', { link: 'https://firma.example' }, 'link'],
    ['an unknown field', { filed: true }, 'filed'],
  ])('refuses %s', async (_, body, field) => {
    const { status, problem } = await create('ana', body)
    expect([status, Object.keys(problem.errors ?? {})]).toEqual([400, [field]])
  })

  it.each<[string, object, string]>([
    ['people of others', { usersNotification: [userIdOf('davi')] }, 'USER_TO_NOTIFY_INVALID'],
    ['people of the firm', { usersNotification: [userIdOf('lia')] }, 'USER_TO_NOTIFY_INVALID'],
    ['files that are nobody’s', { attachmentsLinks: ['uploads/x'] }, 'FILE_KEY_INVALID'],
  ])('refuses %s', async (_, body, code) => {
    const { status, problem } = await create('ana', body)
    expect([status, problem.code]).toEqual([400, code])
  })

  it('accepts what lies on the edge', async () => {
    const body = { name: 'x'.repeat(100), duoDate: '2026-03-11', dateToNotify: '2026-03-11' }
    expect((await create('ana', body)).status).toBe(201)
    expect((await create('ana', { dateToNotify: '2025-12-01' })).status).toBe(201)
    expect((await create('ana', { dateToNotify: null, attachmentsLinks: null })).status).toBe(201)
  })

  it('says what the specification says', async () => {
    const due = await create('ana', { duoDate: today })
    expect(due.problem.message).toBe('Escolha uma data para vencimento maior que hoje!')
    const notice = await create('ana', { dateToNotify: '2026-05-01' })
    expect(notice.problem.message).toBe(
      'Escolha uma data para notificação menor que a data de vencimento!',
    )
    const long = await create('ana', { name: 'x'.repeat(101) })
    expect(long.problem.message).toBe('O nome do lembrete não pode ter mais de 100 caracteres!')
    const { id } = await addReminder(portal)
    for (const empty of [
      await create('ana', { name: ' ' }),
      await create('ana', { type: undefined }),
      await change('ana', id, { name: '' }),
    ]) {
      expect(empty.problem.message).toBe('Preencha todos os campos!')
    }
  })

  it('is open by the tool’s contract, not by that of demands', async () => {
    expect((await create('elisa', {})).status).toBe(201)
    expect((await create('gil', {})).status).toBe(201)
    expect((await create('olga', {})).problem.code).toBe('ACCESS_OVERDUE')
  })
})

describe('updateReminder', () => {
  it('changes what it is told, and gives it a new version', async () => {
    const before = await addReminder(portal)
    const { status, headers, body } = await change('bruno', before.id, {
      name: 'Alvará',
      duoDate: '2026-06-01',
      dateToNotify: null,
      usersNotification: [userIdOf('bruno')],
    })
    expect([status, headers.etag]).toEqual([200, '"2"'])
    expect(body).toMatchObject({
      name: 'Alvará',
      type: before.type,
      duoDate: '2026-06-01',
      dateToNotify: '2026-06-01',
      usersNotification: [userIdOf('bruno')],
      createdBy: 'ana',
    })
  })

  it('keeps, adds and drops files', async () => {
    const [first, second] = [await upload(portal, 'ana'), await upload(portal, 'bruno', 'b.pdf')]
    const { id } = await addReminder(portal, { body: { attachmentsLinks: [first.awsFileKey] } })
    for (const attachmentsLinks of [[], null]) {
      const { body } = await change('bruno', id, { attachmentsLinks })
      expect(body.attachmentsLinks).toEqual([first.awsFileKey])
    }
    const both = [second.awsFileKey, first.awsFileKey]
    const { body } = await change('bruno', id, { attachmentsLinks: both })
    expect(body.attachmentsLinks).toEqual(both)
    await change('ana', id, { attachmentsLinks: [second.awsFileKey] })
    expect((await download('clara', first.awsFileKey)).status).toBe(404)
    expect((await download('clara', second.awsFileKey)).status).toBe(200)
    const taken = await change('bruno', id, { attachmentsLinks: ['uploads/other'] })
    expect(taken.problem.code).toBe('FILE_KEY_INVALID')
  })

  it('checks the days as on creation, changed or not', async () => {
    const { id } = await addReminder(portal, { body: { duoDate: '2026-03-20' } })
    const refused = async (body: object) =>
      Object.keys((await change('ana', id, body)).problem.errors ?? {})
    expect(await refused({ duoDate: today })).toEqual(['duoDate'])
    expect(await refused({ dateToNotify: '2026-03-21' })).toEqual(['dateToNotify'])
    expect(await refused({ duoDate: '2026-03-15' })).toEqual(['dateToNotify'])
    expect(await refused({ name: 'x'.repeat(101) })).toEqual(['name'])
    const start = portal.time.now
    portal.time.now = new Date('2026-03-20T12:00:00Z')
    expect(await refused({ name: 'Outro nome' })).toEqual(['duoDate'])
    portal.time.now = start
  })

  it('shows what somebody else changed meanwhile', async () => {
    const { id } = await addReminder(portal)
    await change('bruno', id, { name: 'De Bruno' })
    const stale = { 'if-match': '"1"' }
    const late = await change('ana', id, { name: 'De Ana', type: 'legalObrigation' }, stale)
    expect([late.status, late.problem.errors]).toEqual([412, { name: 'De Bruno' }])
    expect((await change('ana', id, { name: 'De Ana' }, { 'if-match': '"2"' })).status).toBe(200)
  })

  it('leaves people in place who have been blocked since', async () => {
    const person = userIdOf('nina')
    const { id } = await addReminder(portal, { body: { usersNotification: [person] } })
    const block = (status: string) =>
      portal.call('updateFirmUserStatus', { as: 'lia', params: { id: person }, body: { status } })
    await block('BLOCKED')
    const kept = await change('ana', id, { usersNotification: [person, userIdOf('ana')] })
    expect(kept.status).toBe(200)
    expect((await create('ana', { usersNotification: [person] })).status).toBe(400)
    await block('ACTIVE')
  })

  it('does not let customers change what the firm created', async () => {
    const { id } = await addFirmReminder(portal)
    expect((await change('sofia', id, { name: 'Meu' })).problem).toMatchObject({
      status: 403,
      code: 'REMINDER_OF_FIRM',
      message: 'Lembretes criados pelo escritório não podem ser editados.',
    })
    expect((await change('rui', id, { name: 'Nosso' })).status).toBe(200)
  })
})

describe('the firm', () => {
  it('creates, changes and withdraws reminders of a customer, with a link', async () => {
    const file = await upload(portal, 'rui')
    const made = await addFirmReminder(portal, 'brisa', {
      name: 'Declaração anual',
      link: 'https://www.gov.br/receitafederal',
      usersNotification: [userIdOf('davi')],
      attachmentsLinks: null,
    })
    expect(made).toMatchObject({
      customerId: customerIdOf('brisa'),
      createdBy: 'VP',
      User: { type: 'BACKOFFICE', name: 'lia' },
      link: 'https://www.gov.br/receitafederal',
    })
    const params = { id: made.id }
    const ours = await portal.call('updateFirmReminder', {
      as: 'rui',
      params,
      body: { link: '/documents', attachmentsLinks: [file.awsFileKey] },
      headers: { 'if-match': '"1"' },
    })
    expect(ours.body).toMatchObject({ link: '/documents', files: [{ name: 'contrato.pdf' }] })
    const seen = await portal.call('getReminder', { as: 'davi', params })
    expect(seen.body).toMatchObject({ link: '/documents', createdBy: 'VP' })
    expect((await download('davi', file.awsFileKey)).status).toBe(200)
    const { body } = await portal.call('listFirmReminders', {
      as: 'lia',
      query: { customerId: customerIdOf('brisa') },
    })
    expect(body.reminders).toEqual([ours.body])

    const withdraw = (headers = {}) =>
      portal.call('deleteFirmReminder', { as: 'lia', params, headers })
    expect((await withdraw({ 'if-match': '"1"' })).status).toBe(412)
    expect((await withdraw()).status).toBe(204)
    expect((await withdraw()).status).toBe(404)
    expect((await portal.call('getFirmReminder', { as: 'lia', params })).status).toBe(404)
    expect((await download('davi', file.awsFileKey)).status).toBe(404)
  })

  it.each<[string, object, number]>([
    ['a script for a link', { link: 'javascript:alert(1)' }, 400],
    ['an open link', { link: 'http://gov.br' }, 400],
    ['people of another customer', { usersNotification: [userIdOf('davi')] }, 400],
    ['a customer that is not there', { customerId: idOf('nobody') }, 404],
  ])('cannot give %s', async (_, body, status) => {
    const answer = await portal.call('createFirmReminder', {
      as: 'lia',
      body: { ...draft, customerId: customerIdOf('aurora'), ...body },
    })
    expect(answer.status).toBe(status)
  })
})

describe('whose reminders', () => {
  it('are nobody else’s', async () => {
    const { id } = await addReminder(portal)
    const params = { id }
    expect((await portal.call('getReminder', { as: 'davi', params })).status).toBe(404)
    expect((await change('davi', id, { name: 'Meu' })).status).toBe(404)
    const { body } = await portal.call('listReminders', { as: 'davi' })
    expect(body.reminders.map((reminder) => reminder.id)).not.toContain(id)
  })

  it('of the firm’s business header are those of its customer', async () => {
    const names = async (business: string) => {
      const { body } = await portal.call('listReminders', { as: 'lia', business })
      return new Set(body.reminders.map(({ customerId }) => customerId))
    }
    await addReminder(portal, { as: 'davi' })
    expect(await names('aurora-2')).toEqual(new Set([customerIdOf('aurora')]))
    expect(await names('brisa-1')).toEqual(new Set([customerIdOf('brisa')]))
    const { body } = await portal.call('listReminders', { as: 'lia' })
    const [count] = await selectRows<{ all: number }>(
      portal,
      'select count(*) as all from reminders',
    )
    expect(body.total).toBe(count?.all)
  })
})
