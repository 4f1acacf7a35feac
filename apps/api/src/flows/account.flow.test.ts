import { listFirmAudit } from '@tramite/core/audit'
import { associateBusinessUser, listBusinesses } from '@tramite/core/businesses'
import { createDemand, getDemand } from '@tramite/core/demands'
import {
  acceptLegalText,
  getLegalText,
  listLegalAcceptances,
  pendingLegalTexts,
} from '@tramite/core/legal'
import { resetPassword } from '@tramite/core/session'
import {
  changePassword,
  confirmEmail,
  createFirmUser,
  createUser,
  createUserFormSchema,
  deleteUser,
  evaluateUserOffers,
  getLoggedUser,
  getUser,
  handPrivateDemandsOver,
  listFirmRemovedUsers,
  listFirmUsers,
  listHeirBusinesses,
  listUsers,
  listWaitingPrivateDemands,
  restoreFirmUser,
  sendFirmUserLink,
  updateFirmUser,
  updateFirmUserStatus,
  updateLoggedUser,
  updateUser,
  withdrawEmailChange,
} from '@tramite/core/users'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoPassword } from '../demo/load-demo.ts'
import { takeEmailLink, takePasswordLink } from './password-link.ts'
import { type StartedPortal, startPortal, type Visitor } from './started-portal.ts'

let server: StartedPortal
let rafael: Visitor
let helena: Visitor

beforeAll(async () => {
  server = await startPortal()
  rafael = await server.enter('admin@aurora.example')
  helena = await server.enter('advogada@firma.example')
})
afterAll(() => server.close())

/** Signs in through the link that a person was sent. */
async function enterByLink(email: string, newPassword: string): Promise<Visitor> {
  const link = await takePasswordLink(server, email)
  await server.visit().run(resetPassword, { ...link, newPassword })
  return server.enter(email, newPassword)
}
const everybody = async () => (await rafael.read(listUsers, { limit: 100, page: 0 })).users
const expectRefusal = (promise: Promise<unknown>, expected: object) =>
  expect(promise).rejects.toMatchObject(expected)

describe('a colleague', () => {
  const email = 'iris.campos@aurora.example'

  it('is added, enters by the link, is changed, and leaves her demands to an heir', async () => {
    const form = createUserFormSchema(rafael.conventions).parse({
      name: 'Íris Campos',
      email,
      phone: '(11) 98123-4567',
      occupation: 'Compradora',
    })
    const { id } = await rafael.run(createUser, form)
    expect(rafael.titles()).toEqual(['Novo usuário adicionado com sucesso!'])
    await expectRefusal(rafael.run(createUser, form), { status: 400, code: 'EMAIL_UNAVAILABLE' })
    rafael.titles()

    const iris = await enterByLink(email, 'Compras2026')
    await helena.run(sendFirmUserLink, { id })
    const [business] = await rafael.read(listBusinesses)
    await helena.run(associateBusinessUser, { businessId: business?.id ?? '', userId: id })
    const demand = await rafael.run(createDemand, {
      name: 'Contrato de frete',
      description: 'Revisar o reajuste anual.',
      usersToNotify: [id],
    })
    expect(demand.following).toContain(id)
    rafael.titles()

    const read = await rafael.read(getUser, { id })
    expect(read).toMatchObject({ phone: '11981234567', customFields: { occupation: 'Compradora' } })
    await rafael.run(updateUser, { id, occupation: 'Chefe de compras' })
    expect(rafael.titles()).toEqual(['usuário atualizado com sucesso!'])
    await iris.read(getLoggedUser)
    await expectRefusal(iris.run(updateLoggedUser, { customerAdmin: true }), { status: 403 })
    expect(iris.titles()).toEqual(['falha ao atualizar dados do usuário'])
    await iris.run(updateLoggedUser, { phone: '(11) 98123-0000' })
    expect(iris.titles()).toEqual(['usuário atualizado com sucesso!'])

    const viewer = await rafael.read(getLoggedUser)
    const access = { writing: { allowed: true } } as const
    expect(evaluateUserOffers(viewer, read, 'everyone', access).remove).toEqual({ allowed: true })
    const heirs = await everybody()
    const heir = heirs.find(({ name }) => name === 'Beatriz Lima')
    await rafael.read(getUser, { id })
    const removal = { id, newResponsibleUserId: heir?.id ?? '' }
    expect((await rafael.read(listHeirBusinesses, removal)).businesses).toEqual([])
    await rafael.run(deleteUser, removal)
    expect(rafael.titles()).toEqual([
      'Usuário removido! Beatriz Lima é o novo responsável pelas demandas de Íris Campos.',
    ])
    await expectRefusal(iris.read(getLoggedUser), { status: 401 })
    const { following } = await rafael.read(getDemand, { id: demand.id })
    expect(following).not.toContain(id)
    expect((await everybody()).map((user) => user.id)).not.toContain(id)
  })
})

describe('one’s own account', () => {
  it('gets another password, which ends the other sessions', async () => {
    const here = await server.enter('user2@aurora.example')
    const elsewhere = await server.enter('user2@aurora.example')
    const change = {
      currentPassword: demoPassword,
      newPassword: 'Menezes2026',
      newPasswordConfirm: 'Menezes2026',
    }
    await expectRefusal(here.run(changePassword, { ...change, currentPassword: 'Outra2026' }), {
      status: 400,
    })
    expect(here.titles()).toEqual([])
    await here.run(changePassword, change)
    expect(here.titles()).toEqual(['senha alterada com sucesso!'])
    await expectRefusal(elsewhere.read(getLoggedUser), { status: 401 })
    expect(await here.read(getLoggedUser)).toMatchObject({ email: 'user2@aurora.example' })
  })

  it('accepts the texts in force', async () => {
    const sonia = await server.enter('user@carencia.example')
    const { current } = await sonia.read(listLegalAcceptances)
    const { title, revised } = await sonia.read(getLegalText, { document: 'terms' })
    expect([title, revised]).toEqual(['Termos de Uso', current[0]?.version])
    for (const text of current) await sonia.run(acceptLegalText, text)
    expect(pendingLegalTexts(await sonia.read(listLegalAcceptances))).toEqual([])
    const outdated = sonia.run(acceptLegalText, { document: 'terms', version: '2019-01-01' })
    await expectRefusal(outdated, { status: 409 })
  })
})

describe('a new e-mail', () => {
  it('asks for the own password and counts from its confirmation', async () => {
    const otavio = await server.enter('user@pessoa.example')
    const email = 'otavio@pessoa.example'
    await expectRefusal(otavio.run(updateLoggedUser, { email }), { code: 'PASSWORD_REQUIRED' })
    const user = await otavio.run(updateLoggedUser, { email, currentPassword: demoPassword })
    expect(user).toMatchObject({ email: 'user@pessoa.example', pendingEmail: email })
    const withdrawn = await takeEmailLink(server, email)
    await otavio.run(withdrawEmailChange, { id: user.id, email })
    expect(await otavio.read(getLoggedUser)).not.toHaveProperty('pendingEmail')
    await expectRefusal(server.visit().run(confirmEmail, withdrawn), { code: 'EMAIL_LINK_EXPIRED' })
    await otavio.run(updateLoggedUser, { email, currentPassword: demoPassword })
    const link = await takeEmailLink(server, email)
    await server.visit().run(confirmEmail, link)
    await expectRefusal(otavio.read(getLoggedUser), { status: 401 })
    await server.enter(email)
  })
})

describe('the firm', () => {
  it('keeps its people and those of its customers', async () => {
    const email = 'estela.pires@firma.example'
    const { id } = await helena.run(createFirmUser, {
      customerId: null,
      name: 'Estela Pires',
      email,
      occupation: 'Estagiária',
    })
    const estela = await enterByLink(email, 'Estagio2026')
    expect(await estela.read(getLoggedUser)).toMatchObject({ type: 'BACKOFFICE', customerId: null })

    await helena.read(getUser, { id })
    await helena.run(updateFirmUser, { id, occupation: 'Advogada' })
    await helena.run(updateFirmUserStatus, { id, status: 'BLOCKED' })
    await expectRefusal(estela.read(getLoggedUser), { status: 401 })
    await expectRefusal(server.enter(email, 'Estagio2026'), { code: 'INVALID_CREDENTIALS' })
    await helena.run(updateFirmUserStatus, { id, status: 'ACTIVE' })
    await server.enter(email, 'Estagio2026')

    const { users } = await helena.read(listFirmUsers, { type: 'BACKOFFICE', name: 'estela' })
    expect(users).toMatchObject([{ id, occupation: 'Advogada', status: 'ACTIVE' }])
    await expectRefusal(rafael.read(listFirmUsers, {}), { status: 403, code: 'STAFF_ONLY' })
  })

  it('brings a removed colleague back; private demands go to whom a super admin names', async () => {
    const marina = await server.enter('super@aurora.example')
    const users = await everybody()
    const caio = users.find(({ name }) => name === 'Caio Menezes')
    const beatriz = users.find(({ name }) => name === 'Beatriz Lima')
    if (!caio || !beatriz) throw new Error('The demo firm has other people')
    const { id } = beatriz
    const own = await server.enter(beatriz.email)
    await own.run(createDemand, { name: 'Rescisão', description: 'Em sigilo.', private: true })
    await rafael.run(deleteUser, { id, newResponsibleUserId: caio.id })
    const waiting = async () => (await marina.read(listWaitingPrivateDemands)).users
    expect(await waiting()).toMatchObject([{ id, removedBy: { name: 'Rafael Nogueira' } }])
    await marina.run(handPrivateDemandsOver, { id, userId: caio.id })
    expect(await waiting()).toEqual([])
    const { users: removed } = await helena.read(listFirmRemovedUsers, {})
    const found = removed.find((user) => user.id === id)
    expect(found).toMatchObject({ removedBy: { name: 'Rafael Nogueira' }, restorable: true })
    await helena.run(restoreFirmUser, { id })
    expect((await everybody()).map((user) => user.id)).toContain(id)
  })
})

it('the audit log tells the firm what became of its people', async () => {
  const { entries, nextCursor } = await helena.read(listFirmAudit, {
    event: 'USER_ADDED',
    limit: 1,
  })
  expect(entries).toMatchObject([{ event: 'USER_ADDED', details: { type: expect.any(String) } }])
  expect(nextCursor).not.toBeNull()
  await expect(rafael.read(listFirmAudit, {})).rejects.toMatchObject({ status: 403 })
})

it('has all been answered', () => server.expectAnswered('account'))
