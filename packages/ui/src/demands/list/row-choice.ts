import type { DemandSummary } from '@tramite/core/demands'
import type { DemandSelection } from './demand-selection.ts'

/** What is chosen of the rows of a list, and which can be. */
export interface RowChoice {
  readonly selection: DemandSelection
  readonly onSelectionChange: (selection: DemandSelection) => void
  readonly canChoose: (demand: DemandSummary) => boolean
}
