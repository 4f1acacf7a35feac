import type { DeadlineHold } from '@tramite/core/demands'

/** How the contract stops something: of a suspension and of a payment the same has to be done. */
export const heldLabels = {
  suspended: 'até regularizar o contrato',
  ended: 'pelo fim do contrato',
} as const satisfies Record<DeadlineHold, string>
