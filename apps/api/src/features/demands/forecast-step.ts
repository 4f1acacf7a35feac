import type { Answers } from '../../db/command.ts'
import type { Principal } from '../../db/principal.ts'
import { isOfPrincipal } from './demand-access.ts'
import type { selectCauses } from './forecast-causes.store.ts'

type CauseRow = Answers<[ReturnType<typeof selectCauses>]>[0][number]

/** A cause as the contract shows it. The demand whose priority caused it is left out if it is not visible. */
export function toForecastStep(
  { movedById, moverId, moverNumber, moverName, moverBusinessId, ...cause }: CauseRow,
  principal: Principal,
) {
  const isShown =
    moverBusinessId !== null && isOfPrincipal({ businessId: moverBusinessId }, principal)
  if (!isShown || moverId === null || moverNumber === null || moverName === null) {
    return { ...cause, userName: movedById === null ? cause.userName : null, movedBy: null }
  }
  return { ...cause, movedBy: { id: moverId, externalId: moverNumber, name: moverName } }
}
