import { type ContractInput, evaluatePaidTool, type ToolAccessDecision } from '../access/index.ts'

/**
 * Whether a user may request the meeting, which creates a demand: if the contract opens the tool and no
 * payment is overdue.
 */
export const evaluateRiskMeeting = (contract: ContractInput): ToolAccessDecision =>
  evaluatePaidTool({ ...contract, tool: 'risk' })
