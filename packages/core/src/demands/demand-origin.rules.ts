import {
  type ContractInput,
  evaluateAccess,
  evaluateToolAccess,
  type Tool,
  toolNames,
  toolPaths,
} from '../access/index.ts'
import {
  DOCUMENT_REVIEW_TYPE,
  MAPPING_MEETING_TYPE,
  MAPPING_TYPE,
  MARK_REGISTRATION_TYPE,
  RISK_ANALYSIS_TYPE,
} from './demand-types.ts'
import type { Demand } from './demands.types.ts'

const toolOfType: Readonly<Partial<Record<string, Tool>>> = {
  [MARK_REGISTRATION_TYPE]: 'marks',
  [RISK_ANALYSIS_TYPE]: 'risk',
  [MAPPING_MEETING_TYPE]: 'mapping',
  [MAPPING_TYPE]: 'mapping',
  [DOCUMENT_REVIEW_TYPE]: 'templates',
}

/** The tool whose work a demand carries, or the journey that it is a step of. */
export interface DemandOrigin {
  readonly kind: 'tool' | 'journey'
  /** As `customerAccess` lists the tool, or the title of the journey. */
  readonly name: string
  /** Its first page. */
  readonly path: string
}

function findJourney({ journey }: Pick<Demand, 'journey'>, contract: ContractInput) {
  const { id, title: name } = journey?.journeyType ?? {}
  const { functionalities } = evaluateAccess(contract)
  if (!id || !name) return undefined
  if (!functionalities.allowed && functionalities.reason !== 'specificDemand') return undefined
  return { kind: 'journey', name, path: `/journeys/${id}` } as const
}

/**
 * The tool that a demand belongs to, by its type, or else its journey. Undefined for a demand of neither, and
 * if the customer has no access to them.
 */
export function findDemandOrigin(
  demand: Pick<Demand, 'demandTypeName' | 'journey'>,
  contract: ContractInput,
): DemandOrigin | undefined {
  const tool = toolOfType[demand.demandTypeName ?? '']
  if (!tool || !evaluateToolAccess({ ...contract, tool }).allowed) {
    return findJourney(demand, contract)
  }
  return { kind: 'tool', name: toolNames[tool], path: toolPaths[tool] }
}
