/** The filter of a list of dated items. */
export interface ListFilterValue {
  /** YYYY-MM-DD, or empty for no limit. */
  readonly startDate: string
  readonly endDate: string
  readonly text: string
}

export const emptyListFilter: ListFilterValue = { startDate: '', endDate: '', text: '' }

/** Whether the filter leaves anything out. */
export function isFiltered({ startDate, endDate, text }: ListFilterValue): boolean {
  return startDate !== '' || endDate !== '' || text.trim() !== ''
}
