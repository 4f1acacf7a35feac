import { expect, it } from 'vitest'
import { createApiClient } from '../http/index.ts'
import { buildDemand } from '../testing/index.ts'
import { previewDemandsOrder } from './demands.queries.ts'

const client = createApiClient({
  baseUrl: 'https://portal.example/api',
  token: () => 't',
  businessId: () => 'b',
  fetch: async () => Response.json({}),
})
const [first, second] = [buildDemand({ externalId: 1 }), buildDemand({ externalId: 2 })]
const keyOf = (...demands: (typeof first)[]) =>
  previewDemandsOrder(client, { numbers: demands.map(({ externalId }) => externalId) }).queryKey

it('the preview of an order is that of its demands, whatever else changes in them', () => {
  const changed = { ...second, lastBackofficeAction: '2026-11-18T13:00:00.000Z', unread: true }
  expect(keyOf(first, changed)).toEqual(keyOf(first, second))
  expect(keyOf(second, first)).not.toEqual(keyOf(first, second))
})
