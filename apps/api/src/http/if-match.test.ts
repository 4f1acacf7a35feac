import { expect, it } from 'vitest'
import { requireCurrent } from './if-match.ts'
import { Problem } from './problem.ts'

const row = { version: 7, name: 'Aurora', cnpj: null, tools: ['Lembretes'] }

function refusalOf(ifMatch: string | null, asked: object): Problem | null {
  try {
    requireCurrent(ifMatch, row, asked)
    return null
  } catch (error) {
    return error as Problem
  }
}

it.each([null, '*', ' * ', '"7"', 'W/"7"', '"6", "7"'])('goes on for %s', (ifMatch) => {
  expect(refusalOf(ifMatch, { name: 'x' })).toBeNull()
})
it.each(['"6"', '7', '""', '"77"', '"6" "7"'])('refuses %s', (ifMatch) => {
  const refused = refusalOf(ifMatch, { name: 'x' })
  expect(refused).toBeInstanceOf(Problem)
  expect(refused).toMatchObject({ status: 412, headers: { etag: '"7"' } })
})
it('shows what the fields of the change hold now, where that is something else', () => {
  const asked = { name: 'Brisa', cnpj: '1', tools: ['Lembretes'] }
  expect(refusalOf('"6"', asked)?.errors).toEqual({ name: 'Aurora', cnpj: '' })
})
it('lets a change of an older version through that stands already, but no removal', () => {
  expect(refusalOf('"6"', { name: 'Aurora', tools: ['Lembretes'] })).toBeNull()
  expect(refusalOf('"6"', {})).toMatchObject({ status: 412 })
})
