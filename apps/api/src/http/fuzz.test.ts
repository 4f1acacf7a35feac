import { catalogue } from '@tramite/core/messages'
import { Ajv } from 'ajv'
import formats from 'ajv-formats'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadDemoFirm } from '../demo/load-demo.ts'
import {
  type ContractOperation,
  contractOperations,
  named,
} from '../testing/contract-operations.ts'
import { demoTokenOf, openDemoSession } from '../testing/demo-session.ts'
import type { RowKey } from '../testing/id-places.ts'
import { type OddRequest, oddRequests } from '../testing/odd-requests.ts'
import { listTables, ownerOf, rowsOf } from '../testing/rows-of.ts'
import { startTestPortal, type TestPortal } from '../testing/test-portal.ts'
import { readContract } from './contract.ts'
import type { ProblemAnswer } from './problem.ts'

/**
 * Sends senseless requests to every operation of the contract. There is never an unexpected error and
 * always an answer: a problem in Portuguese. Every run sends the same requests; `FUZZ_SEED` changes
 * the seed, `FUZZ_RUNS` their number.
 */
const seed = Number(process.env.FUZZ_SEED ?? 20_261_120)
/** Total number of requests, whatever the number of operations. */
const REQUESTS = 6000
/** A request that takes longer is stuck: the server allows no work to take more than 20 seconds. */
const ANSWER_MS = 30_000

const customer = 'super@aurora.example'
const staff = 'advogada@firma.example'

let portal: TestPortal
let known: readonly RowKey[]
beforeAll(async () => {
  portal = await startTestPortal({ heavyWork: {} }, loadDemoFirm)
  const { customerId } = await openDemoSession(portal.database, customer)
  const tables = await listTables(portal.database)
  const rows = await rowsOf(
    portal.database,
    tables,
    (table) => `r.${ownerOf(table)} = '${customerId}'`,
  )
  known = rows.keys
})
afterAll(() => portal.close())

/** The texts of the catalogue as patterns, with any text in place of their parameters. */
const escapePattern = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
const toPattern = (text: string) =>
  text
    .split(/\{\w+\}/)
    .map(escapePattern)
    .join('[^]*')
const texts = new RegExp(`^(${Object.values(catalogue).map(toPattern).join('|')})$`)
const ajv = new Ajv({ strict: false })
formats.default(ajv)
const refused = readContract().paths['/auth']?.post?.responses['400']?.content ?? {}
const isProblem = ajv.compile((refused['application/problem+json'] as { schema: object }).schema)

function expectProblem(status: number, contentType: unknown, payload: string): void {
  expect(contentType).toMatch(/^application\/problem\+json/)
  const problem = JSON.parse(payload) as ProblemAnswer
  expect(isProblem(problem), ajv.errorsText(isProblem.errors)).toBe(true)
  expect(problem.status).toBe(status)
  // A failed precondition shows the current values of the fields, which are user texts.
  const ofFields = status === 412 ? [] : Object.values(problem.errors ?? {})
  for (const text of [problem.message, ...ofFields]) expect(text).toMatch(texts)
}

async function send(
  operation: ContractOperation,
  { url, headers, payload }: OddRequest,
  as: string,
) {
  const answer = portal.app.inject({
    method: operation.method,
    url,
    headers: {
      ...headers,
      ...(operation.secured && { authorization: `Bearer ${demoTokenOf(as)}` }),
    },
    ...(payload !== undefined && { payload }),
  })
  const late = new Promise<never>((_, reject) => {
    setTimeout(reject, ANSWER_MS, new Error(`no answer to ${operation.id}`)).unref()
  })
  return Promise.race([answer, late])
}

describe(`odd requests, seed ${seed}`, () => {
  // A stream never ends.
  const ending = contractOperations.filter(({ streams }) => !streams)
  const numRuns = Number(process.env.FUZZ_RUNS ?? Math.max(30, Math.ceil(REQUESTS / ending.length)))
  it.each(named(ending))('%s', async (_, operation) => {
    const callers = operation.roles.some((role) => role !== 'staff')
      ? operation.roles.includes('staff')
        ? [customer, staff]
        : [customer]
      : [staff]
    // A sign-out or a new password may have ended the session.
    for (const email of callers) await openDemoSession(portal.database, email)
    const property = fc.asyncProperty(
      oddRequests(operation, known),
      fc.constantFrom(...callers),
      async (request, as) => {
        const { statusCode, headers, payload } = await send(operation, request, as)
        expect(statusCode, payload).toBeLessThan(500)
        if (statusCode >= 400) expectProblem(statusCode, headers['content-type'], payload)
      },
    )
    await fc.assert(property, { seed, numRuns, endOnFailure: true })
  })
})
