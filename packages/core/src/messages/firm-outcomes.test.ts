import { expect, it } from 'vitest'
import * as customers from '../customers/firm-customers.operations.ts'
import * as finance from '../finance/finance.commands.ts'
import { createApiClient } from '../http/index.ts'
import * as journeys from '../journeys/firm-journeys.operations.ts'
import * as mapping from '../mapping/firm-mapping.operations.ts'
import * as marks from '../marks/marks.commands.ts'
import * as promotions from '../promotions/promotions.operations.ts'
import * as templates from '../templates/firm-templates.operations.ts'
import { firmOutcomeMessages } from './firm-outcomes.ts'

const client = createApiClient({
  baseUrl: 'https://portal.example/api',
  fetch,
  token: () => null,
  businessId: () => null,
})

/** The codes that a command reports with, as far as they belong to the firm. */
function listCodes(declared: unknown): string[] {
  if (typeof declared !== 'function') return []
  const { meta } = declared(client) as { readonly meta?: object }
  const { success, failure } = { success: '', failure: '', ...meta }
  return [success, failure].filter((code) => code.startsWith('firm.'))
}

it('each command of the firm says how it went, well or not, by texts of its own', () => {
  const modules = [customers, finance, journeys, mapping, marks, promotions, templates]
  const told = modules.flatMap((module) => Object.values(module)).map(listCodes)
  for (const codes of told) expect([0, 2]).toContain(codes.length)
  expect(told.flat().sort()).toEqual(Object.keys(firmOutcomeMessages).sort())
})
