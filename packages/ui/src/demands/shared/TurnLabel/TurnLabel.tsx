import { type ContractTurn, turnLabels } from '@tramite/core/demands'
import * as css from './TurnLabel.css.ts'

const customerTurns: readonly ContractTurn[] = ['customer', 'customerValidation']

/** Whose turn it is; amber if it is the reader's. */
export function TurnLabel({ turn, className = '' }: { turn: ContractTurn; className?: string }) {
  const owner = customerTurns.includes(turn) ? 'customer' : 'other'
  return (
    <span className={`${css.turn} ${css.owner[owner]} ${className}`.trim()}>
      {turnLabels[turn]}
    </span>
  )
}
