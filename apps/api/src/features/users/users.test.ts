import { afterAll, beforeAll, expect, it } from 'vitest'
import { emailOf, userIdOf } from '../../testing/test-firm.ts'
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

it('lists the users of the same customer by name, in pages', async () => {
  const { body } = await portal.call('listUsers', { as: 'bruno' })
  expect(body.users.map(({ name }) => name)).toEqual(['ana', 'bruno', 'clara', 'nina', 'sofia'])
  expect(body.total).toBe(5)
  const second = await portal.call('listUsers', { as: 'bruno', query: { limit: 2, page: 1 } })
  expect(second.body.users.map(({ name }) => name)).toEqual(['clara', 'nina'])
  expect(second.body.total).toBe(5)
})
it('lists those who have access to the business of the call', async () => {
  const namesIn = async (business: 'aurora-1' | 'aurora-2') => {
    const query = { inBusiness: true }
    const { body } = await portal.call('listUsers', { as: 'ana', business, query })
    expect(body.total).toBe(body.users.length)
    return body.users.map(({ name }) => name)
  }
  expect(await namesIn('aurora-1')).toEqual(['ana', 'bruno', 'clara', 'sofia'])
  expect(await namesIn('aurora-2')).toEqual(['ana', 'clara', 'sofia'])
})
it('finds colleagues by a part of the name or of the e-mail, and nobody of another customer', async () => {
  const find = (name: string) => portal.call('listUsers', { as: 'bruno', query: { name } })
  const namesOf = async (name: string) => (await find(name)).body.users.map((user) => user.name)
  expect(await namesOf(' AN ')).toEqual(['ana'])
  expect(await namesOf(emailOf('clara'))).toEqual(['clara'])
  expect(await namesOf('olga')).toEqual([])
  expect((await find('nina')).body.total).toBe(1)
  expect((await find('x'.repeat(256))).status).toBe(400)
})
it('finds colleagues by each word, in any order, whatever their spaces and apostrophes', async () => {
  const named = async (name: string) => {
    const user = { name, email: `${name.replace(/\W/g, '')}@words.example` }
    return (await portal.call('createUser', { as: 'sofia', body: user })).body.name
  }
  expect(await named('Maria  da \tConceição')).toBe('Maria da Conceição')
  expect(await named("Dora d'Ávila")).toBe("Dora d'Ávila")
  const find = async (name: string) => {
    const { body } = await portal.call('listUsers', { as: 'sofia', query: { name } })
    return body.users.map((user) => user.name)
  }
  const maria = ['maria conceicao', 'conceição maria', 'maria  da', 'Maria words.example']
  for (const name of maria) expect(await find(name)).toEqual(['Maria da Conceição'])
  for (const name of ["d'ávila", 'd’avila', 'd´avila']) {
    expect(await find(name)).toEqual(["Dora d'Ávila"])
  }
  expect(await find('maria dora')).toEqual([])
})
it('lists the firm to its staff, and nobody else', async () => {
  const { body } = await portal.call('listUsers', { as: 'lia' })
  expect(body.users.map(({ name }) => name)).toEqual(['lia', 'rui'])
})
it('refuses pages that there are not', async () => {
  for (const query of [{ limit: 0 }, { limit: 201 }, { page: -1 }, { limite: 3 }]) {
    expect((await portal.call('listUsers', { as: 'ana', query })).status).toBe(400)
  }
})
it('answers the signed-in user with their customer', async () => {
  const { body } = await portal.call('getLoggedUser', { as: 'olga' })
  expect(body).toMatchObject({ id: userIdOf('olga'), email: emailOf('olga'), type: 'CUSTOMER' })
  expect(body.Customer).toMatchObject({ hasPaymentOverdue: true, tags: [] })
})
it('answers staff without a customer, and strangers not at all', async () => {
  const { body } = await portal.call('getLoggedUser', { as: 'lia' })
  expect(body).toMatchObject({ type: 'BACKOFFICE', customerId: null, Customer: null })
  expect((await portal.call('getLoggedUser')).status).toBe(401)
})
