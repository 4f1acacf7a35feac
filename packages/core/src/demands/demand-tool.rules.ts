import {
  type ContractInput,
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

const toolOfType: Readonly<Partial<Record<string, Tool>>> = {
  [MARK_REGISTRATION_TYPE]: 'marks',
  [RISK_ANALYSIS_TYPE]: 'risk',
  [MAPPING_MEETING_TYPE]: 'mapping',
  [MAPPING_TYPE]: 'mapping',
  [DOCUMENT_REVIEW_TYPE]: 'templates',
}

/** The tool whose work a demand carries. */
export interface DemandTool {
  /** As `customerAccess` lists it. */
  readonly name: string
  /** Its first page. */
  readonly path: string
}

/**
 * The tool that a demand belongs to, by its type; undefined for a demand of no tool, and where the tool is
 * closed to the customer.
 */
export function findDemandTool(
  { demandTypeName }: { readonly demandTypeName: string | null },
  contract: ContractInput,
): DemandTool | undefined {
  const tool = toolOfType[demandTypeName ?? '']
  if (!tool || !evaluateToolAccess({ ...contract, tool }).allowed) return undefined
  return { name: toolNames[tool], path: toolPaths[tool] }
}
