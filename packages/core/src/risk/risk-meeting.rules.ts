import { type ContractInput, evaluatePaidTool, type ToolAccessDecision } from '../access/index.ts'

/**
 * Whether a user may ask for the meeting, which raises a demand: as the contract opens the tool, and never
 * with a payment overdue.
 */
export const evaluateRiskMeeting = (contract: ContractInput): ToolAccessDecision =>
  evaluatePaidTool({ ...contract, tool: 'risk' })
