import type { Clock } from '../../ports/clock.ts'
import { authoredBySystem } from './item-author.ts'
import type { ItemDraft } from './items.store.ts'

const given = 'A demanda está com {{demand_backofficeUserName}}.'
const taken = 'A demanda aguarda um novo responsável.'

/** The entry of a conversation that records the new assignee. */
export function createAssigneeItem(name: string | null, clock: Clock, now: Date): ItemDraft {
  return {
    ...authoredBySystem(clock, now),
    type: 'TEMPLATED_MESSAGE',
    template:
      name === null
        ? { template: taken, parameters: {} }
        : { template: given, parameters: { demand_backofficeUserName: name } },
  }
}
