import { fromPromise } from 'xstate'
import { getDemand } from '../demands/index.ts'
import type { UploadRecord } from '../files/index.ts'
import { isUnanswered } from '../http/index.ts'
import type { Tramite } from '../tramite/tramite.types.ts'
import { createRiskSpreadsheet, reopenRiskDemand, sendRiskMessage } from './risk.commands.ts'
import { listRiskDemands } from './risk.queries.ts'
import type { RiskDemand } from './risk.types.ts'
import { isRiskComplete } from './risk-counts.ts'
import { getRiskTable } from './risk-pages.queries.ts'
import {
  type RiskParcel,
  type RiskSendingMachine,
  riskSendingMachine,
} from './risk-sending.machine.ts'
import { toRiskSpreadsheetRows } from './risk-table.ts'

type Calls = Pick<Tramite, 'read' | 'run'>

/**
 * The demand that the tool works on: the first of its type in the active business, read afresh.
 * @returns null if there is none
 * @throws {ApiError}
 */
export async function loadRiskDemand({ read }: Calls): Promise<RiskDemand | null> {
  const { demands } = await read(listRiskDemands)
  const [first] = demands
  // Read individually as well, so that its version is known when its status is changed.
  return first ? read(getDemand, { id: first.id }) : null
}

/** A created spreadsheet, and the answers in it. */
interface Made {
  readonly content: string
  readonly file: UploadRecord
}

/**
 * Creates the spreadsheet of the answers, or reuses the last one if they are unchanged.
 * @returns null if a question is open: the firm may have added it since the page was read
 */
async function createAttachment(
  { read, run }: Calls,
  customerId: string,
  before: Made | null,
): Promise<Made | null> {
  const table = await read(getRiskTable)
  if (!isRiskComplete(table)) return null
  const rows = toRiskSpreadsheetRows(table)
  const content = JSON.stringify(rows)
  if (before?.content === content) return before
  const { key, ...file } = await run(createRiskSpreadsheet, { rows, customerId })
  return { content, file: { ...file, awsFileKey: key } }
}

function deliver(
  { run }: Calls,
  { route, demand, attachment }: RiskParcel,
  version: string | undefined,
): Promise<unknown> {
  const { id, backofficeUserId } = demand
  const delivery = { id, backofficeUserId, attachment }
  return route === 'reopen'
    ? run(reopenRiskDemand, { ...delivery, version })
    : run(sendRiskMessage, delivery)
}

/**
 * The sending of the analysis, bound to the SDK; each call reports its own toast. An unanswered delivery
 * that is repeated with the same answers is recognised by the server as the same one.
 *
 * @example
 * const actor = createActor(createRiskSending(tramite, { customerId })).start()
 * actor.send({ type: 'SEND', isComplete: isRiskComplete(rows) })
 */
export function createRiskSending(
  tramite: Calls & Pick<Tramite, 'client'>,
  { customerId }: { readonly customerId: string },
): RiskSendingMachine {
  let made: Made | null = null
  let version: string | undefined
  return riskSendingMachine.provide({
    actors: {
      loadDemand: fromPromise(async () => {
        const demand = await loadRiskDemand(tramite)
        version = demand ? getDemand(tramite.client, { id: demand.id }).version() : undefined
        return demand
      }),
      createSpreadsheet: fromPromise(async () => {
        made = await createAttachment(tramite, customerId, made)
        return made?.file ?? null
      }),
      deliver: fromPromise(async ({ input }) => {
        const answer = await deliver(tramite, input, version).catch((error: unknown) => {
          if (!isUnanswered(error)) made = null
          throw error
        })
        // The firm has received it, so it must not be reused.
        made = null
        return answer
      }),
    },
  })
}
