import { isWithin } from '../portal-paths.ts'
import { evaluateAccess } from './access.rules.ts'
import {
  type ContractInput,
  evaluateToolAccess,
  type Tool,
  type ToolAccessDecision,
  toolNames,
  toolPaths,
} from './tool-access.rules.ts'

/** A card of the tools hub. */
export interface ToolCard {
  readonly tool: Tool
  /** As `customerAccess` lists it; also the title of the card. */
  readonly name: string
  readonly path: string
  /** A refusal opens the contact view instead of the tool. */
  readonly access: ToolAccessDecision
}

const tools = Object.keys(toolPaths) as Tool[]

/** The tool whose pages a path belongs to; undefined for other pages. */
export function toToolOfPath(path: string): Tool | undefined {
  return tools.find((tool) => isWithin(path, toolPaths[tool]))
}

/** The cards of the tools hub, each with its access decision. */
export function listToolCards(input: ContractInput): ToolCard[] {
  return tools.map((tool) => ({
    tool,
    name: toolNames[tool],
    path: toolPaths[tool],
    access: evaluateToolAccess({ ...input, tool }),
  }))
}

/**
 * Whether a mark can be registered: never with an overdue payment, which redirects to the home page with
 * a toast whatever else the contract says, as for the creation of a demand; otherwise if the tool is
 * open.
 */
export function evaluateMarkCreation(input: ContractInput): ToolAccessDecision {
  const { demandCreation } = evaluateAccess(input)
  if (!demandCreation.allowed && demandCreation.reason === 'paymentOverdue') {
    return { allowed: false, reason: 'paymentOverdue', notice: null }
  }
  return evaluateToolAccess({ ...input, tool: 'marks' })
}

/**
 * Whether a page of a tool opens: the decision for its tool; undefined for a page that belongs to no tool. A
 * payment that a page requires in addition is checked by the guard of its route.
 * @param path of the page
 */
export function evaluateToolPage(
  path: string,
  input: ContractInput,
): ToolAccessDecision | undefined {
  const tool = toToolOfPath(path)
  return tool ? evaluateToolAccess({ ...input, tool }) : undefined
}
