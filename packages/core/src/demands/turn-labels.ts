import type { ContractTurn, DeadlineStop } from './demand-status.ts'

/**
 * How the contract stops something. One text for a suspension and an overdue payment, because the customer
 * has to do the same.
 */
export const stopLabels: Readonly<Record<DeadlineStop, string>> = {
  suspended: 'até regularizar o contrato',
  ended: 'pelo fim do contrato',
}

/** Whose turn it is, in the customer's words: 'Sua vez'. A program of the firm has its own words. */
export const turnLabels: Readonly<Record<ContractTurn, string>> = {
  triage: 'Em triagem',
  firm: 'Com o escritório',
  customer: 'Sua vez',
  customerValidation: 'Aguarda sua validação',
  queue: 'Aguarda outras demandas',
  blocked: 'Bloqueada pelo escritório',
  none: 'Concluída',
  suspended: `Parada ${stopLabels.suspended}`,
  ended: `Parada ${stopLabels.ended}`,
}
