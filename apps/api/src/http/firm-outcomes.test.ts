import * as customers from '@tramite/core/customers'
import * as demands from '@tramite/core/demands'
import * as documents from '@tramite/core/documents'
import * as finance from '@tramite/core/finance'
import { type ApiClient, type Command, createApiClient } from '@tramite/core/http'
import * as journeys from '@tramite/core/journeys'
import * as mapping from '@tramite/core/mapping'
import * as marks from '@tramite/core/marks'
import * as promotions from '@tramite/core/promotions'
import * as reminders from '@tramite/core/reminders'
import * as risk from '@tramite/core/risk'
import * as templates from '@tramite/core/templates'
import * as users from '@tramite/core/users'
import { expect, it } from 'vitest'
import { contractOperations } from '../testing/contract-operations.ts'

const client = createApiClient({
  baseUrl: 'https://portal.example/api',
  fetch,
  token: () => null,
  businessId: () => null,
})

const exported: Readonly<Record<string, unknown>> = {
  ...{ ...customers, ...demands, ...documents, ...finance, ...journeys, ...mapping, ...marks },
  ...{ ...promotions, ...reminders, ...risk, ...templates, ...users },
}

/** The writes that the contract leaves to the firm's people alone. */
const writes = contractOperations.filter(
  ({ secured, roles, method }) =>
    secured && method !== 'GET' && roles.every((role) => role === 'staff' || role === 'firmAdmin'),
)

it.each(writes)('the SDK says of $id how it went, and not in words of customers', ({ id }) => {
  const declared = exported[id] as (client: ApiClient) => Command<unknown, unknown>
  const { success, failure } = declared(client).meta
  expect(success).toBeDefined()
  expect(failure).toBeDefined()
  expect(['demands.informationFailed', 'transport.unknown']).not.toContain(failure)
})
