import type { ContractTurn, DeadlineHold } from './demand-status.ts'

/** How the contract stops something: of a suspension and of a payment the same has to be done. */
export const heldLabels: Readonly<Record<DeadlineHold, string>> = {
  suspended: 'até regularizar o contrato',
  ended: 'pelo fim do contrato',
}

/** Whose turn it is, in words for the customer: 'Sua vez'. A program of the firm has words of its own for that. */
export const turnLabels: Readonly<Record<ContractTurn, string>> = {
  triage: 'Em triagem',
  firm: 'Com o escritório',
  customer: 'Sua vez',
  customerValidation: 'Aguarda sua validação',
  queue: 'Aguarda outras demandas',
  none: 'Concluída',
  suspended: `Parada ${heldLabels.suspended}`,
  ended: `Parada ${heldLabels.ended}`,
}
