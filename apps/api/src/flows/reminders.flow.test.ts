import { evaluateToolAccess } from '@tramite/core/access'
import { listBusinessCounts, listBusinesses } from '@tramite/core/businesses'
import { conventions } from '@tramite/core/calendar'
import { getCustomer, updateFirmContract } from '@tramite/core/customers'
import { getDemand } from '@tramite/core/demands'
import { createDownload } from '@tramite/core/files'
import { toHomeReminders, toUpcomingFilter } from '@tramite/core/home'
import { listNotifications, toNotificationHref } from '@tramite/core/notifications'
import {
  countByCategory,
  createCalendarAddress,
  createDemandFromReminder,
  createFirmReminder,
  createReminder,
  createReminderEditSchema,
  createReminderSchema,
  deleteCalendarAddress,
  deleteFirmReminder,
  evaluateBulkArchive,
  evaluateReminderOffers,
  fileReminder,
  fileReminders,
  getCalendar,
  getCalendarAddress,
  getFirmReminder,
  getReminder,
  isInCategory,
  linkReminder,
  listDemandReminders,
  listFiledReminders,
  listFirmReminders,
  listFreeReminders,
  listReminders,
  type ReminderFrame,
  reminderDemandSchema,
  toBulkArchive,
  toReminderChanges,
  toReminderCreator,
  toReminderDemand,
  toReminderDemandDefaults,
  toReminderDraft,
  unfileReminder,
  unfileReminders,
  unlinkReminder,
  updateFirmReminder,
  updateReminder,
  updateReminderResponsible,
} from '@tramite/core/reminders'
import { getLoggedUser, listUsers, toNotifiableUsers } from '@tramite/core/users'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sendReminderNotices } from '../features/reminders/send-reminder-notices.job.ts'
import { type StartedPortal, startPortal, type Visitor } from './started-portal.ts'

let server: StartedPortal
let marina: Visitor
let beatriz: Visitor
let helena: Visitor

beforeAll(async () => {
  server = await startPortal()
  marina = await server.enter('super@aurora.example')
  beatriz = await server.enter('user@aurora.example')
  helena = await server.enter('advogada@firma.example')
  for (const visitor of [marina, beatriz]) await visitor.selectBusiness()
})
afterAll(() => server.close())
beforeEach(() => {
  for (const visitor of [marina, beatriz, helena]) visitor.titles()
})

const frameOf = (portal: Visitor): ReminderFrame => ({
  today: portal.today(),
  businessId: portal.session.businessId(),
})
const all = async (portal: Visitor) => (await portal.read(listReminders, {})).reminders
const idOf = async (portal: Visitor) => (await portal.read(getLoggedUser)).id

const typed = { name: 'Renovar o contrato do galpão', type: 'task', duoDate: '2026-03-25' }
const tryToCreate = (portal: Visitor, change: object = {}) =>
  portal.run(
    createReminder,
    toReminderDraft(createReminderSchema(portal.today).parse({ ...typed, ...change })),
    { fallback: true },
  )
/** A failed write returned null and told the user why. */
function done<Answer>(answer: Answer | null): Answer {
  if (answer === null) throw new Error('The call failed')
  return answer
}
const create = async (portal: Visitor, change: object = {}) =>
  done(await tryToCreate(portal, change))

describe('the reminders of a customer', () => {
  it('stand in categories, in each business by themselves', async () => {
    const [matriz, filial] = await marina.read(listBusinesses)
    const underWay = await marina.read(listBusinessCounts)
    expect(underWay.find(({ businessId }) => businessId === matriz?.id)?.open).toBeGreaterThan(0)
    const counts = []
    for (const business of [filial, matriz]) {
      await marina.selectBusiness(business?.id)
      const frame = frameOf(marina)
      const reminders = await all(marina)
      const found = countByCategory(reminders, frame)
      expect(Object.values(found).every((count) => count > 0)).toBe(true)
      const { total } = await marina.read(listFiledReminders, {})
      expect(found.filed).toBe(total)
      counts.push(found)
    }
    expect(counts[0]).not.toEqual(counts[1])
  })

  it('are created, changed and archived', async () => {
    const paper = new File(['%PDF-1.4 contrato'], 'contrato.pdf', { type: 'application/pdf' })
    const { awsFileKey } = await marina.upload(paper)
    const people = [await idOf(beatriz)]
    const made = await create(marina, { attachmentsLinks: [awsFileKey], usersNotification: people })
    expect(marina.titles()).toEqual(['Lembrete criado com sucesso!'])
    expect(made).toMatchObject({ dateToNotify: '2026-03-25', files: [{ name: 'contrato.pdf' }] })
    const { signedUrl } = await beatriz.read(createDownload, { key: awsFileKey })
    expect(await (await fetch(signedUrl)).text()).toBe('%PDF-1.4 contrato')

    const { id } = made
    const opened = await beatriz.read(getReminder, { id })
    expect(evaluateReminderOffers(opened, { kind: 'customer' }, frameOf(beatriz))).toMatchObject({
      edit: { allowed: true },
      demand: { kind: 'create' },
      archive: 'file',
    })
    const form = createReminderEditSchema(beatriz.today)
    const changes = form.parse({ ...typed, name: 'Renovar a locação', dateToNotify: '2026-03-20' })
    const changed = await beatriz.run(updateReminder, {
      id,
      ...toReminderChanges(changes, opened.attachmentsLinks),
    })
    expect(beatriz.titles()).toEqual(['Lembrete atualizado com sucesso!'])
    expect(changed).toMatchObject({ name: 'Renovar a locação', attachmentsLinks: [awsFileKey] })
    await marina.read(getReminder, { id })
    const version = marina.query(getReminder, { id }).version()
    await beatriz.run(updateReminder, { id, name: 'Renovar a locação do galpão' })
    // Marina's screen is outdated by now, and stays so however often she presses.
    const late = { id, name: 'Locação', version }
    await expect(updateReminder(marina.client).mutationFn(late)).rejects.toMatchObject({
      status: 412,
      errors: { name: 'Renovar a locação do galpão' },
    })
    expect(await marina.run(updateReminder, late, { fallback: true })).toBeNull()
    expect(marina.titles()).toEqual(['Erro ao atualizar lembrete'])

    await marina.run(fileReminder, { id })
    expect(marina.titles()).toEqual(['Lembrete arquivado com sucesso!'])
    const filed = (await marina.read(listFiledReminders, {})).reminders.map((one) => one.id)
    expect(filed).toContain(id)
    await marina.run(unfileReminder, { id })
    expect(marina.titles()).toEqual(['Lembrete desarquivado com sucesso!'])
  })

  it('are archived together, and brought back together', async () => {
    const frame = frameOf(marina)
    const active = (await all(marina)).filter((one) => isInCategory(one, 'task', frame))
    const filing = toBulkArchive(active, frame)
    expect([filing.action, evaluateBulkArchive(filing).allowed]).toEqual(['file', true])
    await marina.run(fileReminders, filing)
    expect(marina.titles()).toEqual(['Lembretes arquivados com sucesso!'])
    const archived = (await all(marina)).filter(({ id }) => filing.ids.includes(id))
    expect(archived.every(({ reminderFiled }) => reminderFiled)).toBe(true)
    const back = toBulkArchive(archived, frame)
    expect(back).toEqual({ action: 'unfile', ids: expect.arrayContaining([...filing.ids]) })
    await marina.run(unfileReminders, back)
    expect(marina.titles()).toEqual(['Lembretes desarquivados com sucesso!'])

    const broken = { ids: [...filing.ids, crypto.randomUUID()] }
    expect(await marina.run(fileReminders, broken, { fallback: true })).toBeNull()
    expect(marina.titles()).toEqual(['Erro ao arquivar lembretes, entre em contato com o suporte!'])
    await marina.run(unfileReminders, { ids: filing.ids })
  })

  it('stand in a calendar that is subscribed to by a private address, until it is taken back', async () => {
    const { id } = await create(marina, { name: 'Assembleia no calendário' })
    expect(await marina.read(getCalendarAddress, undefined)).toEqual({ createdAt: null })
    const { address } = await marina.run(createCalendarAddress, undefined)
    const token = /calendar\/(.+)\.ics$/.exec(address)?.[1] ?? ''
    const reader = server.visit()
    expect(await reader.read(getCalendar, { token })).toContain(`UID:${id}@tramite`)
    expect((await marina.read(getCalendarAddress, undefined)).createdAt).not.toBeNull()
    await marina.run(deleteCalendarAddress, undefined)
    expect(marina.titles()).toContain('Endereço do calendário desfeito com sucesso!')
    await expect(reader.read(getCalendar, { token })).rejects.toMatchObject({ status: 404 })
  })

  it('lead to demands, and are linked to those that there are', async () => {
    const reminder = await create(marina, { name: 'Vistoria do Corpo de Bombeiros' })
    const { users } = await marina.read(listUsers, { limit: 50, page: 0 })
    const offered = toNotifiableUsers(users, await idOf(marina)).map(({ id }) => id)
    expect(offered).toContain(await idOf(beatriz))
    expect(offered).not.toContain(await idOf(marina))
    const form = reminderDemandSchema.parse({
      ...toReminderDemandDefaults(reminder),
      usersToNotify: [await idOf(beatriz)],
    })
    expect(form.title).toBe(`Lembrete N° ${reminder.externalId} Vistoria do Corpo de Bombeiros`)
    const userId = await idOf(marina)
    const context = { userId, canBePrivate: true, attachments: [] }
    marina.titles()
    const draft = { id: reminder.id, ...toReminderDemand(form, context) }
    const { demandId } = done(await marina.run(createDemandFromReminder, draft))
    expect(marina.titles()).toEqual(['Demanda criada com sucesso!'])
    const demand = await beatriz.read(getDemand, { id: demandId })
    expect(demand.following).toEqual([userId, await idOf(beatriz)])
    const linked = await beatriz.read(listDemandReminders, { id: demandId })
    expect(linked.reminders.map(({ id }) => id)).toEqual([reminder.id])
    const [row] = linked.reminders
    if (!row) throw new Error('The reminder is not linked')
    expect(evaluateReminderOffers(row, { kind: 'customer' }, frameOf(beatriz)).demand).toEqual({
      kind: 'open',
      demandId,
    })

    await beatriz.run(unlinkReminder, { id: reminder.id })
    expect(beatriz.titles()).toEqual(['Lembrete desassociado com sucesso'])
    const free = await beatriz.read(listFreeReminders, {})
    expect(free.reminders.map(({ id }) => id)).toContain(reminder.id)
    await beatriz.run(linkReminder, { demandId, reminderId: reminder.id })
    expect(beatriz.titles()).toEqual(['Lembrete vinculado com sucesso!'])
    const turned = { demandId: reminder.id, reminderId: demandId }
    expect(await beatriz.run(linkReminder, turned, { fallback: true })).toBeNull()
    expect(beatriz.titles()).toEqual(['Erro ao associar lembrete'])
  })

  it('come next on the home page, for those who have the tool', async () => {
    const debora = await server.enter('user@avulso.example')
    await debora.selectBusiness()
    const homeOf = async (portal: Visitor) => {
      const frame = frameOf(portal)
      const { Customer: customer, ...user } = await portal.read(getLoggedUser)
      const access = evaluateToolAccess({
        customer: customer && { ...customer },
        user,
        today: frame.today,
        conventions: conventions.specified,
        tool: 'reminders',
      })
      const read = () => portal.read(listReminders, toUpcomingFilter(frame))
      const { reminders } = access.allowed ? await read() : { reminders: [] }
      return toHomeReminders(access, reminders, frame)
    }
    const home = await homeOf(marina)
    if (home.kind !== 'list') throw new Error(home.text)
    expect(home.reminders).toHaveLength(3)
    expect(home.reminders[0]).toMatchObject({ date: '10/03/2026', colour: 'amber' })
    expect(await homeOf(debora)).toMatchObject({ kind: 'list' })

    const { id } = await debora.read(getCustomer)
    await helena.run(updateFirmContract, { id, customerAccess: [] })
    expect(await homeOf(debora)).toEqual({
      kind: 'denied',
      text: 'Você não tem acesso a essa ferramenta',
    })
    debora.titles()
    expect(await debora.read(listReminders, {}, { fallback: true })).toEqual({
      reminders: [],
      total: 0,
      nextCursor: null,
    })
    expect(await tryToCreate(debora)).toBeNull()
    expect(debora.titles()).toEqual(['Erro ao buscar lembretes', 'Erro ao criar lembrete'])
    const refused = listReminders(debora.client, {}).queryFn({ pageParam: null })
    await expect(refused).rejects.toMatchObject({ code: 'ACCESS_TOOL_NOT_CONTRACTED' })
    await helena.run(updateFirmContract, { id, customerAccess: ['Lembretes'] })
    expect((await create(debora)).createdBy).toBe('Débora Sales')
  })
})

describe('a reminder of the firm', () => {
  it('is created, told of on its day, read by the customer, and withdrawn', async () => {
    const { customerId } = await marina.read(getLoggedUser)
    const people = [await idOf(beatriz)]
    const made = await helena.run(createFirmReminder, {
      customerId: customerId ?? '',
      name: 'Declaração de débitos e créditos tributários',
      type: 'legalObrigation',
      duoDate: '2026-03-20',
      dateToNotify: '2026-03-13',
      usersNotification: people,
      link: 'https://www.gov.br/receitafederal',
    })
    const { id } = made
    await helena.read(getFirmReminder, { id })
    const patched = await helena.run(updateFirmReminder, { id, dateToNotify: '2026-03-12' })
    expect(patched.dateToNotify).toBe('2026-03-12')

    const seen = await beatriz.read(getReminder, { id })
    expect(toReminderCreator(seen, { shortLabel: 'VP' })).toBe('VP')
    expect(evaluateReminderOffers(seen, { kind: 'customer' }, frameOf(beatriz))).toMatchObject({
      edit: { allowed: false, reason: 'createdByFirm' },
      link: { allowed: true, isExternal: true },
    })
    const own = updateReminder(beatriz.client).mutationFn({ id, name: 'Meu' })
    await expect(own).rejects.toMatchObject({ code: 'REMINDER_OF_FIRM' })

    server.time.now = new Date('2026-03-12T11:00:00Z')
    const ports = { clock: { now: () => server.time.now }, conventions: conventions.specified }
    for (let i = 0; i < 2; i += 1) {
      await sendReminderNotices({ ...ports, database: server.database })
      await server.settle()
    }
    const { notifications } = await beatriz.read(listNotifications, { page: 0 })
    const notices = notifications.filter(({ description }) => description === made.name)
    expect(notices).toMatchObject([{ title: 'Lembrete: vence em 20/03/2026' }])
    const text = encodeURIComponent(made.name)
    expect(notices.map(toNotificationHref)).toEqual([`/tools/reminders?text=${text}`])
    await expect
      .poll(() => server.mails.filter(({ subject }) => subject === `Lembrete: ${made.name}`))
      .toMatchObject([{ to: 'user@aurora.example' }])

    const found = await helena.read(listFirmReminders, { name: 'debitos', limit: 10 })
    expect(found.reminders.map((one) => one.id)).toEqual([id])
    await helena.run(deleteFirmReminder, { id })
    await expect(beatriz.read(getReminder, { id })).rejects.toMatchObject({ status: 404 })
  })
})

describe('a user who goes on to other work', () => {
  it('leaves reminders and notices to somebody else', async () => {
    const own = await create(beatriz)
    const { users } = await marina.read(listUsers, { limit: 50, page: 0 })
    const caio = users.find(({ email }) => email === 'user2@aurora.example')
    const from = await idOf(beatriz)
    const { reminders } = await marina.run(updateReminderResponsible, {
      id: from,
      newResponsibleUserId: caio?.id ?? '',
    })
    expect(reminders).toBeGreaterThan(1)
    expect((await marina.read(getReminder, { id: own.id })).createdBy).toBe(caio?.name)
    const left = (await all(marina)).filter(
      ({ User, usersNotification }) => User.id === from || usersNotification.includes(from),
    )
    expect(left).toEqual([])
  })

  it('was answered by the server in each of its calls', () => server.expectAnswered('reminders'))
})
