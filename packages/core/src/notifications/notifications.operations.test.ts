import { expect, it } from 'vitest'
import { createApiClient } from '../http/index.ts'
import { listNotifications } from './index.ts'

it.each([
  [undefined, { page: '0', limit: '15' }],
  [{}, { page: '0', limit: '15' }],
  [{ limit: 200 }, { page: '0', limit: '200' }],
  [
    { page: 2, isReaded: false },
    { page: '2', limit: '15', isReaded: 'false' },
  ],
])('%j asks for a page, of fifteen if no other size is said', async (filter, expected) => {
  const sent: URL[] = []
  const client = createApiClient({
    baseUrl: 'https://portal.example/api',
    fetch: async ({ url }) => {
      sent.push(new URL(url))
      return Response.json({})
    },
    token: () => null,
    businessId: () => null,
  })
  await listNotifications(client, filter).queryFn()
  expect(sent.map(({ pathname }) => pathname)).toEqual(['/api/users/notifications'])
  expect(Object.fromEntries(sent[0]?.searchParams ?? [])).toEqual(expected)
})
