export type { BulkValidation } from './list/BulkBar/BulkBar.tsx'
export type { RowMove } from './list/DemandColumn/use-row-drag.ts'
export {
  DemandsListView,
  type DemandsListViewProps,
} from './list/DemandsListView/DemandsListView.tsx'
export type { DemandColumnData, DemandColumns, DemandKindChoice } from './list/demand-columns.ts'
export {
  type DemandFilters,
  emptyDemandFilters,
} from './list/demand-filters.ts'
export type { DemandSelection } from './list/demand-selection.ts'
export type { BulkPrivacy } from './list/PrivacyBar/PrivacyBar.tsx'
export type { DemandFrame } from './shared/forecast.ts'
