import { evaluateAccess } from '@tramite/core/access'
import {
  associateBusinessUser,
  createBusiness,
  createBusinessFormSchema,
  deleteBusiness,
  dissociateBusinessUser,
  getBusiness,
  listAssociableUsers,
  listBusinesses,
  toNewBusinessDemand,
  updateBusiness,
} from '@tramite/core/businesses'
import {
  addFirmCustomerTag,
  createCompanyFormSchema,
  createFirmCustomer,
  getCustomer,
  getDefaultBusiness,
  getFirmCustomer,
  listCustomerTags,
  listFirmCustomerBusinesses,
  listFirmCustomers,
  listOverdueCustomers,
  removeCustomerTag,
  removeFirmCustomerTag,
  updateCustomer,
  updateFirmContract,
  updateFirmCustomer,
  updateLegalRepresentative,
} from '@tramite/core/customers'
import { createDemand, listDemands } from '@tramite/core/demands'
import { createFirmUser, getLoggedUser, listUsers } from '@tramite/core/users'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type StartedPortal, startPortal, type Visitor } from './started-portal.ts'

let server: StartedPortal
let marina: Visitor
let patricia: Visitor
let helena: Visitor

beforeAll(async () => {
  server = await startPortal()
  marina = await server.enter('super@aurora.example')
  patricia = await server.enter('admin@brisa.example')
  helena = await server.enter('advogada@firma.example')
})
afterAll(() => server.close())

const expectRefusal = (promise: Promise<unknown>, expected: object) =>
  expect(promise).rejects.toMatchObject(expected)
const findCustomer = async (search: string) => {
  const { customers } = await helena.read(listFirmCustomers, { search })
  return customers[0]?.id ?? ''
}

describe('a customer', () => {
  it('changes its data and who signs for it, and finds both again', async () => {
    const form = createCompanyFormSchema(patricia.conventions).parse({
      cnpj: '98.710.433/0001-35',
      cep: '88.015.200',
      addressCity: 'Florianópolis',
      addressState: 'SC',
      address: 'Rua Bocaiúva',
      addressNumber: '340',
      addressDistrict: 'Centro',
      addressComplement: 'Sala 2',
    })
    const { id: customerId } = await patricia.read(getCustomer)
    await patricia.run(updateCustomer, form)
    expect(patricia.titles()).toEqual(['Cliente atualizado com sucesso!'])
    expect(await patricia.read(getDefaultBusiness, { customerId })).toMatchObject({
      addressNumber: '340',
      addressComplement: 'Sala 2',
    })

    const signer = { name: 'Lúcia Azevedo', cpf: '52998224725', email: 'lucia@brisa.example' }
    await patricia.read(getCustomer)
    await patricia.run(updateLegalRepresentative, signer)
    const customer = await patricia.read(getCustomer, { allUsers: true })
    expect(customer).toMatchObject({ legalRepresentative: signer, users: [expect.anything()] })
    expect((await patricia.read(listCustomerTags, { customerId })).tags).toEqual([])
  })

  it('is told of its own arrears', async () => {
    const jorge = await server.enter('admin@atraso.example')
    const { customers } = await jorge.read(listOverdueCustomers, {})
    expect(customers).toMatchObject([{ hasPaymentOverdue: true }])
  })
})

describe('a business', () => {
  it('is asked for by a plain user', async () => {
    const beatriz = await server.enter('user@aurora.example')
    const { id: userId } = await beatriz.read(getLoggedUser)
    await expectRefusal(beatriz.run(createBusiness, { name: 'Aurora Perfumes' }), { status: 403 })
    const wish = { name: 'Aurora Perfumes', description: 'Nova linha de perfumes.' }
    const demand = await beatriz.run(createDemand, toNewBusinessDemand(wish, userId))
    expect(demand.name).toBe('Novo negócio: Aurora Perfumes')
  })

  it('is added, chosen, opened to a colleague and removed by a super admin', async () => {
    const form = createBusinessFormSchema(marina.conventions).parse({
      name: 'Aurora Perfumes',
      personType: 'PJ',
      cnpj: '98.765.012/0003-73',
    })
    const { id } = await marina.run(createBusiness, form)
    const caio = await server.enter('user2@aurora.example')
    const seen = async () => (await caio.read(listBusinesses, {})).map((business) => business.id)
    expect(await seen()).not.toContain(id)

    const { users } = await marina.read(listUsers, { limit: 100, page: 0 })
    const { id: ownId } = await marina.read(getLoggedUser)
    const user = listAssociableUsers(users, ownId).find(({ name }) => name === 'Caio Menezes')
    const pair = { businessId: id, userId: user?.id ?? '' }
    await marina.run(associateBusinessUser, pair)
    const { Users } = await marina.read(getBusiness, { id })
    expect(Users?.map(({ name }) => name)).toContain('Caio Menezes')
    expect(await seen()).toContain(id)
    expect(await caio.selectBusiness(id)).toMatchObject({ name: 'Aurora Perfumes' })
    expect(await caio.read(listDemands, {})).toMatchObject({ total: 0 })
    await marina.run(dissociateBusinessUser, pair)
    expect(await seen()).not.toContain(id)

    await marina.read(getBusiness, { id })
    const renamed = await marina.run(updateBusiness, { id, name: 'Aurora Fragrâncias' })
    expect(renamed.name).toBe('Aurora Fragrâncias')
    await marina.read(getBusiness, { id })
    await marina.run(deleteBusiness, { id })
    await expectRefusal(marina.read(getBusiness, { id }), { status: 404 })
    await expect(marina.selectBusiness(id)).rejects.toMatchObject({ kind: 'refused' })
    expect(await marina.selectBusiness()).toMatchObject({ name: 'Aurora Cosméticos' })
  })

  it('is missing for one customer, which is no error', async () => {
    const henrique = await server.enter('user@semnegocio.example')
    expect(await henrique.read(listBusinesses, {})).toEqual([])
    expect(await henrique.selectBusiness()).toBeNull()
  })
})

describe('the firm', () => {
  it('takes on a customer, with a business, a user and a contract', async () => {
    const { id } = await helena.run(createFirmCustomer, {
      name: 'Vinícola Serra Clara Ltda.',
      personType: 'PJ',
      cnpj: '98012345000110',
    })
    await helena.run(createBusiness, { customerId: id, name: 'Serra Clara' })
    const { business } = await helena.read(listFirmCustomerBusinesses, { id })
    expect(business).toMatchObject([{ name: 'Serra Clara', Users: [] }])
    await helena.run(createFirmUser, {
      customerId: id,
      name: 'Olívia Serra',
      email: 'olivia@serraclara.example',
      customerSuperAdmin: true,
    })
    await helena.read(getFirmCustomer, { id })
    await helena.run(updateFirmCustomer, { id, customerType: 'Vinícola' })
    const tools = ['Lembretes', 'Registrar marcas'] as const
    const contracted = await helena.run(updateFirmContract, { id, customerAccess: [...tools] })
    expect(contracted).toMatchObject({ customerType: 'Vinícola', customerAccess: tools })
    const late = helena.run(updateFirmContract, { id, version: '"1"', isPremium: true })
    await expectRefusal(late, { status: 412 })
  })

  it('suspends a contract and takes it up again, and its users feel it at once', async () => {
    const otavio = await server.enter('user@pessoa.example')
    const id = await findCustomer('Otávio')
    const stateOf = async () => {
      const user = await otavio.read(getLoggedUser)
      const customer = await otavio.read(getCustomer)
      const { conventions } = otavio
      return evaluateAccess({ customer, user, today: otavio.today(), conventions })
    }
    expect((await stateOf()).demandCreation).toEqual({ allowed: true })
    await helena.read(getFirmCustomer, { id })
    await helena.run(updateFirmContract, { id, hasSuspendedContract: true })
    expect((await stateOf()).demandCreation).toEqual({ allowed: false, reason: 'suspended' })
    const draft = { name: 'Doação', description: 'Imóvel em vida.' }
    await expectRefusal(otavio.run(createDemand, draft), { status: 403 })
    await helena.run(updateFirmContract, { id, hasSuspendedContract: false })
    await otavio.run(createDemand, draft)
  })

  it('marks customers with tags, which their admins may take off where nothing hangs on them', async () => {
    const id = await findCustomer('Brisa')
    const tag = await helena.run(addFirmCustomerTag, { id, name: 'Feira de turismo' })
    await patricia.run(removeCustomerTag, { customerId: id, tagId: tag.id })
    const due = await helena.run(addFirmCustomerTag, { id, name: 'Inadimplente' })
    const choice = { customerId: id, tagId: due.id }
    await expectRefusal(patricia.run(removeCustomerTag, choice), { status: 403 })
    await helena.run(removeFirmCustomerTag, { id, tagId: due.id })
    expect((await helena.read(listCustomerTags, { customerId: id })).tags).toEqual([])
    expect((await helena.read(listOverdueCustomers, { limit: 1 })).total).toBeGreaterThan(1)
  })
})

it('has all been answered', () => server.expectAnswered('customers'))
