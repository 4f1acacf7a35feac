import { renderHook, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openTestApp, problem } from '../testing/open-test-app.tsx'
import { toPeople, useMembers } from './use-people.ts'
import { useUserSearch } from './use-user-search.ts'

const toUser = (number: number) => ({
  id: `u${number}`,
  name: `Ana ${number}`,
  email: `ana${number}@aurora.example`,
  occupation: number % 2 ? null : 'Diretora',
})

const signal = new AbortController().signal

it('offers those of the business, tells people of one name apart and says that some are missing', async () => {
  const { wrapper, requests } = await openTestApp({
    'GET /users': ({ url }) =>
      new URL(url).searchParams.has('cursor')
        ? problem(500, 'INTERNAL')
        : { users: [toUser(1), toUser(2)], total: 3, nextCursor: 'u2' },
  })
  const { result } = renderHook(() => useMembers(), { wrapper })
  await waitFor(() => expect(result.current.rest).toBeDefined())
  expect(new URL(requests[0]?.url ?? '').searchParams.get('inBusiness')).toBe('true')
  expect(toPeople(result.current, result.current.users)).toMatchObject({
    isComplete: false,
    options: [
      { id: 'u1', label: 'Ana 1', note: 'ana1@aurora.example' },
      { id: 'u2', label: 'Ana 2', note: 'ana2@aurora.example · Diretora' },
    ],
  })
})

it('finds twenty besides those who are left out, and reads on where a page has too few', async () => {
  const everybody = Array.from({ length: 60 }, (_, index) => toUser(index + 1))
  const { wrapper, requests } = await openTestApp({
    'GET /users': ({ url }) => {
      const { searchParams } = new URL(url)
      const from = Number(searchParams.get('cursor') ?? 0)
      const to = from + Math.min(Number(searchParams.get('limit')), 10)
      return {
        users: everybody.slice(from, to),
        total: everybody.length,
        nextCursor: to < everybody.length ? String(to) : null,
      }
    },
  })
  const { result, rerender } = renderHook(({ leftOut }) => useUserSearch(leftOut), {
    wrapper,
    initialProps: { leftOut: ['u1', 'u2'] },
  })
  const find = result.current
  const found = await find(' ana ', signal)
  expect(found).toHaveLength(20)
  expect(found[0]).toEqual({ id: 'u3', label: 'Ana 3', note: 'ana3@aurora.example' })
  expect(requests).toHaveLength(3)
  expect(new URL(requests[0]?.url ?? '').searchParams.get('name')).toBe('ana')
  rerender({ leftOut: ['u1', 'u2'] })
  expect(result.current).toBe(find)
  rerender({ leftOut: ['u3'] })
  expect(result.current).not.toBe(find)
})
