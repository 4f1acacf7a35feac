import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plainCommand, toObjects } from '../db/command.ts'
import { openTestWorkplace, type TestWorkplace } from '../testing/test-workplace.ts'
import { addStaff, toStaff } from './staff.ts'

let workplace: TestWorkplace
beforeAll(async () => {
  workplace = await openTestWorkplace({ PUBLIC_URL: 'https://portal.firma.example' })
})
afterAll(() => workplace.remove())

const people = () =>
  workplace.database.system((transaction) =>
    transaction.run({
      ...plainCommand(`select name, email, type, roles, customer_id as customer, password_hash as password
        from users join credentials on user_id = id order by email`),
      read: toObjects,
    }),
  )

describe('addStaff', () => {
  it('adds people of the firm, who have a link and no password', async () => {
    const marta = toStaff(' Marta Souza ', 'marta@firma.example')
    const link = await addStaff(workplace, { ...marta, admin: true })
    expect(link).toMatch(
      /^https:\/\/portal\.firma\.example\/reset-password\/email\/marta%40firma\.example\/token\/[\w-]{43}$/,
    )
    await addStaff(workplace, { ...toStaff('Rui', 'rui@firma.example'), admin: false })
    const firm = { type: 'BACKOFFICE', customer: null, password: null }
    expect(await people()).toEqual([
      { ...firm, name: 'Marta Souza', email: 'marta@firma.example', roles: ['FIRM_ADMIN'] },
      { ...firm, name: 'Rui', email: 'rui@firma.example', roles: [] },
    ])
  })

  it('takes no e-mail twice, whatever its letters', async () => {
    const again = toStaff('Outra', 'MARTA@firma.example')
    await expect(addStaff(workplace, { ...again, admin: false })).rejects.toThrow(
      'Já existe uma pessoa com o e-mail MARTA@firma.example.',
    )
    expect(await people()).toHaveLength(2)
  })

  it.each([
    ['', 'a@firma.example', 'de 1 a 60 caracteres'],
    ['A'.repeat(61), 'a@firma.example', 'de 1 a 60 caracteres'],
    ['Ana', `${'a'.repeat(48)}@firma.example`, 'até 60 caracteres'],
    ['Ana', 'firma.example', 'não é um e-mail'],
    ['Ana', 'a@firma.example\r\nBcc: b@firma.example', 'não é um e-mail'],
  ])('refuses %j at %j', (name, email, reason) => {
    expect(() => toStaff(name, email)).toThrow(reason)
  })
})
