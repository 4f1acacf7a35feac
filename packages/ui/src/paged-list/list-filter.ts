/** What narrows a list of dated things. */
export interface ListFilterValue {
  /** YYYY-MM-DD, or empty for open. */
  readonly startDate: string
  readonly endDate: string
  readonly text: string
}

export const emptyListFilter: ListFilterValue = { startDate: '', endDate: '', text: '' }

/** Whether anything is left out. */
export function isFiltered({ startDate, endDate, text }: ListFilterValue): boolean {
  return startDate !== '' || endDate !== '' || text.trim() !== ''
}
