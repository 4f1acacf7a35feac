import type { DemandSummary } from '@tramite/core/demands'
import type { DemandSelection } from './demand-selection.ts'

/** Which rows of a list are chosen, and which can be. */
export interface RowChoice {
  readonly selection: DemandSelection
  readonly onSelectionChange: (selection: DemandSelection) => void
  readonly canChoose: (demand: DemandSummary) => boolean
}
