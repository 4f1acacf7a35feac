import { allowed, type Decision, refused } from '../decision.ts'
import { REMINDERS_PATH, RISK_PATH } from '../portal-paths.ts'
import {
  type AccessCustomer,
  type AccessInput,
  type AccessNotice,
  type ContractBlock,
  evaluateAccess,
  toAccessNotice,
} from './access.rules.ts'

/** Names of the tools as `customerAccess` lists them. */
export const toolNames = {
  templates: 'Gerador de documentos',
  mapping: 'Mapeamento de dados',
  marks: 'Registrar marcas',
  risk: 'Análise Interna de Risco',
  reminders: 'Lembretes',
} as const

/** A tool of the portal. */
export type Tool = keyof typeof toolNames

/** The first page of each tool, in the order of the cards. */
export const toolPaths = {
  templates: '/tools/templates',
  mapping: '/tools/mapping',
  marks: '/tools/marks',
  risk: RISK_PATH,
  reminders: REMINDERS_PATH,
} as const satisfies Readonly<Record<Tool, string>>

/** Tools that an overdue payment closes at once, without a grace period. */
const paidTools: ReadonlySet<Tool> = new Set(['templates'])

/** A customer's contract with its tools, the user and the day: the input of all decisions about it. */
export interface ContractInput extends AccessInput {
  readonly customer: (AccessCustomer & { readonly customerAccess: readonly string[] }) | null
}

/** The input of the decision about a tool. */
export interface ToolAccessInput extends ContractInput {
  readonly tool: Tool
}

/** Whether the contract opens a tool; a refusal carries the notice to show, or null for none. */
type ContractedToolDecision =
  | Extract<Decision<never>, { allowed: true }>
  | {
      readonly allowed: false
      readonly reason: ContractBlock | 'toolNotContracted'
      readonly notice: AccessNotice | null
    }

/** Whether a tool, or a part of it, is open. */
export type ToolAccessDecision =
  | ContractedToolDecision
  | { readonly allowed: false; readonly reason: 'paymentOverdue'; readonly notice: null }

function evaluateContractedTool(input: ToolAccessInput): ContractedToolDecision {
  const { customer, tool, user } = input
  if (customer === null) return allowed
  const access = evaluateAccess(input)
  if (!access.demandActions.allowed) {
    return { ...access.demandActions, notice: access.notice }
  }
  if (customer.isSpecificDemand && !customer.customerAccess.includes(toolNames[tool])) {
    return { ...refused('toolNotContracted'), notice: toAccessNotice('toolNotContracted', user) }
  }
  return allowed
}

/**
 * Whether a part of a tool that has to be paid for is open: if the contract opens the tool and no payment
 * is overdue.
 */
export function evaluatePaidTool(input: ToolAccessInput): ToolAccessDecision {
  const access = evaluateContractedTool(input)
  if (!access.allowed || !evaluateAccess(input).reasons.includes('paymentOverdue')) return access
  return { allowed: false, reason: 'paymentOverdue', notice: null }
}

/**
 * Whether a user may open a tool. The contract's state blocks every tool; a specific-demand customer also
 * needs the tool in `customerAccess`, and needs nothing else. Other customers need no entry. The document
 * generator never opens with an overdue payment.
 */
export function evaluateToolAccess(input: ToolAccessInput): ToolAccessDecision {
  return paidTools.has(input.tool) ? evaluatePaidTool(input) : evaluateContractedTool(input)
}
