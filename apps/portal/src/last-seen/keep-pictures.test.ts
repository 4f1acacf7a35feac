import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { hasPrivate } from './keep-pictures.ts'

/** What a page has read, and shows. */
function read(...answers: readonly unknown[]) {
  const queries = new QueryClient()
  const stops = answers.map((answer, index) => {
    const queryKey = [index]
    queries.setQueryData(queryKey, answer)
    return new QueryObserver(queries, { queryKey, enabled: false }).subscribe(() => {})
  })
  return { queries, leave: () => stops.forEach((stop) => void stop()) }
}
const open = { name: 'Contrato', private: false }
const secret = { name: 'Acordo', private: true }

it.each([
  ['a demand', [open], false],
  ['a private demand', [open, secret], true],
  ['a list that names one', [{ pages: [{ demands: [open, secret] }], pageParams: [null] }], true],
  ['a home that names one', [{ counts: {}, coming: [], overdue: [secret] }], true],
  ['nothing yet', [undefined], false],
])('a page of %s is private: %s', (_, answers, isPrivate) => {
  const page = read(...answers)
  expect(hasPrivate(page)).toBe(isPrivate)
  page.leave()
  expect(hasPrivate(page)).toBe(false)
})
