import { fromPromise } from 'xstate'
import { getDemand } from '../demands/demands.queries.ts'
import type { UploadRecord } from '../files/files.types.ts'
import type { Tramite } from '../tramite/tramite.types.ts'
import { createRiskSpreadsheet, reopenRiskDemand, sendRiskMessage } from './risk.commands.ts'
import { listRiskDemands } from './risk.queries.ts'
import type { RiskDemand } from './risk.types.ts'
import { getRiskTable } from './risk-pages.queries.ts'
import {
  type RiskParcel,
  type RiskSendingMachine,
  riskSendingMachine,
} from './risk-sending.machine.ts'
import { toRiskSpreadsheetRows } from './risk-table.ts'

type Calls = Pick<Tramite, 'read' | 'run'>

/**
 * The demand that the tool works on: the first of its type in the active business, as it is now.
 * @returns null when there is none
 * @throws {ApiError}
 */
export async function findRiskDemand({ read }: Calls): Promise<RiskDemand | null> {
  const { demands } = await read(listRiskDemands)
  const [first] = demands
  // Read once more by itself, so that its version is known when its status is changed.
  return first ? read(getDemand, { id: first.id }) : null
}

async function createAttachment({ read, run }: Calls, customerId: string): Promise<UploadRecord> {
  const rows = toRiskSpreadsheetRows(await read(getRiskTable))
  const { key, ...file } = await run(createRiskSpreadsheet, { rows, customerId })
  return { ...file, awsFileKey: key }
}

function deliver({ run }: Calls, { route, demand, attachment }: RiskParcel): Promise<unknown> {
  const { id, backofficeUserId } = demand
  const delivery = { id, backofficeUserId, attachment }
  return route === 'reopen' ? run(reopenRiskDemand, delivery) : run(sendRiskMessage, delivery)
}

/**
 * The sending of the analysis, bound to a portal; each call reports its own toast.
 *
 * @example
 * const actor = createActor(createRiskSending(portal, { customerId })).start()
 * actor.send({ type: 'SEND', isComplete: isRiskComplete(rows) })
 */
export function createRiskSending(
  portal: Calls,
  { customerId }: { readonly customerId: string },
): RiskSendingMachine {
  return riskSendingMachine.provide({
    actors: {
      findDemand: fromPromise(() => findRiskDemand(portal)),
      createSpreadsheet: fromPromise(() => createAttachment(portal, customerId)),
      deliver: fromPromise(({ input }) => deliver(portal, input)),
    },
  })
}
