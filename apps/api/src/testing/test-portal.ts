import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { operationIndex } from '@tramite/core/contract'
import { assemble, type Parts, type Portal } from '../assemble.ts'
import { readEnvironment } from '../config/environment.ts'
import { readFirmConfig } from '../config/firm.ts'
import type { Database } from '../db/database.ts'
import type { Engine } from '../db/engine.ts'
import { readContract } from '../http/contract.ts'
import { createLogger } from '../http/logger.ts'
import type { AnswerOf, OperationId, QueryOf } from '../http/operation.ts'
import type { ProblemAnswer } from '../http/problem.ts'
import type { Clock } from '../ports/clock.ts'
import type { Mail, Mailer } from '../ports/mail/mailer.port.ts'
import { createContractCheck } from './contract-check.ts'
import { HANGS_MS } from './hangs-ms.ts'
import { markTransactions, refuseInTransactions } from './no-waiting-transactions.ts'
import { openTestEngine, type TestEngine } from './test-engine.ts'
import { businessIdOf, type PersonName, seedTestFirm, testStart, tokenOf } from './test-firm.ts'

export interface TestRequest<Op extends OperationId> {
  /** The user whose token is sent; none when absent. */
  readonly as?: PersonName
  /** Name of the active business. */
  readonly business?: string
  readonly params?: Readonly<Record<string, string>>
  readonly query?: QueryOf<Op> | Readonly<Record<string, unknown>>
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

export interface TestAnswer<Op extends OperationId> {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  /** Of a success. */
  readonly body: AnswerOf<Op>
  /** Of a refusal. */
  readonly problem: ProblemAnswer
}

/** Parts that replace those of a test, and variables of its environment. */
export interface TestParts extends Partial<Parts> {
  readonly variables?: Readonly<Record<string, string>>
}

/** A portal over a database of its own, whose answers are all checked against the contract. */
export interface TestPortal extends Portal {
  call<Op extends OperationId>(operation: Op, request?: TestRequest<Op>): Promise<TestAnswer<Op>>
  /** The clock of the portal; set it to travel. */
  readonly time: { now: Date }
  /** Carries out all effects of the calls so far. */
  settle(): Promise<void>
  readonly mailer: Mailer
  readonly mails: Mail[]
  readonly logs: string[]
  readonly dataDirectory: string
  readonly engine: Engine
  readonly source: TestEngine
}

const check = createContractCheck(readContract())

function toUrl(
  operation: OperationId,
  { params = {}, query = {} }: TestRequest<OperationId>,
): string {
  const path = operationIndex[operation].path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  )
  const given = Object.entries(query).map(([name, value]): [string, string] => [
    name,
    String(value),
  ])
  return given.length === 0 ? `/api${path}` : `/api${path}?${new URLSearchParams(given)}`
}

function toHeaders({ as, business, headers }: TestRequest<OperationId>) {
  return {
    ...(as && { authorization: `Bearer ${tokenOf(as)}` }),
    ...(business && { businessid: businessIdOf(business) }),
    ...headers,
  }
}

/** A second process on the database of a portal: PostgreSQL only. */
export async function startSecondPortal(
  first: TestPortal,
  overrides: TestParts = {},
): Promise<TestPortal> {
  const engine = first.source.second?.()
  if (!engine) throw new Error('PGlite has one process')
  return startPortalOn(
    { engine, second: null, url: null, remove: async () => {} },
    first.dataDirectory,
    overrides,
  )
}

/** A portal over an existing database, which is removed when the portal closes. */
export async function startPortalOn(
  source: TestEngine,
  dataDirectory: string,
  overrides: TestParts = {},
): Promise<TestPortal> {
  const time = { now: testStart }
  const mails: Mail[] = []
  const logs: string[] = []
  const { payments, chatChannel, variables } = overrides
  const mailer = overrides.mailer ?? {
    send: async (mail) => void mails.push(mail),
    close: async () => {},
  }
  markTransactions(source.engine)
  refuseInTransactions(mailer, ['send'])
  if (payments) refuseInTransactions(payments, ['reportOverdue', 'findStatus'])
  if (chatChannel) refuseInTransactions(chatChannel, ['notify'])
  const portal = await assemble({
    environment: readEnvironment({
      DATA_DIR: dataDirectory,
      PUBLIC_URL: 'https://portal.example',
      // Their clock is fixed, and they call more often than any user.
      LIMITS_FACTOR: '1000000',
      // Only the tests of the window wait for it.
      DEMAND_MAIL_MINUTES: '0',
      ...variables,
    }),
    firm: readFirmConfig(),
    engine: source.engine,
    clock: { now: () => time.now },
    logger: createLogger('debug', { write: (line) => void logs.push(line) }),
    // The tests' clock is not the real one: they request scheduled jobs themselves.
    scheduling: false,
    heavyWork: { timeoutMs: HANGS_MS },
    portalDirectory: join(import.meta.dirname, 'portal'),
    ...overrides,
    mailer,
  })
  refuseInTransactions(portal.files, ['keep', 'store', 'storeStream', 'read', 'remove', 'sweep'])

  async function call<Op extends OperationId>(
    operation: Op,
    request: TestRequest<Op> = {},
  ): Promise<TestAnswer<Op>> {
    const { method } = operationIndex[operation]
    const answer = await portal.app.inject({
      method,
      url: toUrl(operation, request),
      headers: toHeaders(request),
      ...(request.body !== undefined && { payload: request.body as object }),
    })
    const { statusCode: status, headers, payload } = answer
    check({
      operationId: operation,
      status,
      contentType: answer.headers['content-type'] as string | undefined,
      headers,
      body: payload,
    })
    const parsed = payload === '' ? undefined : JSON.parse(payload)
    return { status, headers, body: parsed, problem: parsed }
  }

  return {
    ...portal,
    call,
    mailer,
    time,
    mails,
    logs,
    dataDirectory,
    engine: source.engine,
    source,
    settle: () => portal.relay.drain(),
    async close() {
      await portal.close()
      await source.remove()
    },
  }
}

/**
 * Starts a portal. Close it when the tests are done.
 * @param seed its users; by default the people of `test-firm.ts`
 */
export async function startTestPortal(
  overrides: TestParts = {},
  seed: (database: Database, clock: Clock, portal: Portal) => Promise<unknown> = seedTestFirm,
): Promise<TestPortal> {
  const source = await openTestEngine()
  const dataDirectory = mkdtempSync(join(tmpdir(), 'tramite-test-'))
  const portal = await startPortalOn(source, dataDirectory, overrides)
  await seed(portal.database, { now: () => portal.time.now }, portal)
  return {
    ...portal,
    async close() {
      await portal.close()
      rmSync(dataDirectory, { recursive: true, force: true })
    },
  }
}
