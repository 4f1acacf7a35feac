import { allowed, type Decision, refused } from '../decision.ts'
import {
  type AccessCustomer,
  type AccessInput,
  type AccessNotice,
  type ContractBlock,
  evaluateAccess,
  toAccessNotice,
} from './access.rules.ts'

/** The tools by the names that `customerAccess` lists. */
export const toolNames = {
  templates: 'Gerador de documentos',
  mapping: 'Mapeamento de dados',
  marks: 'Registrar marcas',
  risk: 'Análise Interna de Risco',
  reminders: 'Lembretes',
} as const

/** A tool of the portal. */
export type Tool = keyof typeof toolNames

/** What the decision about a tool is made from. */
export interface ToolAccessInput extends AccessInput {
  readonly tool: Tool
  readonly customer: (AccessCustomer & { readonly customerAccess: readonly string[] }) | null
}

/** Whether a tool is open; a refusal carries the notice to show, null where nothing shows. */
export type ToolAccessDecision =
  | Extract<Decision<never>, { allowed: true }>
  | {
      readonly allowed: false
      readonly reason: ContractBlock | 'toolNotContracted'
      readonly notice: AccessNotice | null
    }

/**
 * Whether a user may open a tool. The contract's state blocks every tool; a specific-demand
 * customer further needs the tool in `customerAccess`, which is enough for it. Others need no
 * entry.
 */
export function evaluateToolAccess(input: ToolAccessInput): ToolAccessDecision {
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

/** The access of what a payment overdue closes at once, without the grace. */
export type PaidToolDecision =
  | ToolAccessDecision
  | { readonly allowed: false; readonly reason: 'paymentOverdue'; readonly notice: null }

/**
 * Whether something of a tool is open that has to be paid for: as the tool is, and never with a payment
 * overdue.
 */
export function evaluatePaidTool(input: ToolAccessInput): PaidToolDecision {
  const access = evaluateToolAccess(input)
  if (!access.allowed || !evaluateAccess(input).reasons.includes('paymentOverdue')) return access
  return { allowed: false, reason: 'paymentOverdue', notice: null }
}
