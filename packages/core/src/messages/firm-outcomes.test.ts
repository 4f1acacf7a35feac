import { expect, it } from 'vitest'
import * as customers from '../customers/firm-customers.operations.ts'
import * as demands from '../demands/demands.commands.ts'
import * as firmDemands from '../demands/firm-demands.operations.ts'
import * as documents from '../documents/documents.commands.ts'
import * as finance from '../finance/finance.commands.ts'
import { createApiClient } from '../http/index.ts'
import * as journeys from '../journeys/firm-journeys.operations.ts'
import * as mapping from '../mapping/firm-mapping.operations.ts'
import * as marks from '../marks/marks.commands.ts'
import * as promotions from '../promotions/promotions.operations.ts'
import * as reminders from '../reminders/firm-reminders.operations.ts'
import * as risk from '../risk/firm-risk.operations.ts'
import * as templates from '../templates/firm-templates.operations.ts'
import * as users from '../users/users.commands.ts'
import { firmOutcomeMessages } from './firm-outcomes.ts'

const client = createApiClient({
  baseUrl: 'https://portal.example/api',
  fetch,
  token: () => null,
  businessId: () => null,
})

const modules = [
  ...[customers, demands, firmDemands, documents, finance, journeys, mapping, marks],
  ...[promotions, reminders, risk, templates, users],
]

/** The codes that a command reports with. */
function listCodes(declared: unknown): string[] {
  if (typeof declared !== 'function') return []
  const { meta } = declared(client) as { readonly meta?: object }
  const { success, failure } = { success: '', failure: '', ...meta }
  return [success, failure]
}

it('each of these texts is told by a command', () => {
  const told = new Set(modules.flatMap((module) => Object.values(module)).flatMap(listCodes))
  expect(Object.keys(firmOutcomeMessages).filter((code) => !told.has(code))).toEqual([])
})
