import type { ReactNode } from 'react'
import type { MenuAction } from '../Menu/MenuPanel.tsx'

/** One column of a `DataTable`, and what becomes of it in a card on a phone. */
export interface DataColumn<T> {
  readonly id: string
  readonly header: string
  readonly cell: (row: T) => ReactNode
  /** Names its row for a screen reader, and carries the row's link. One column is it: the first where none says so. */
  readonly isRowHeader?: boolean
  readonly isSortable?: boolean
  /** Has nothing but buttons, and is left out on paper. */
  readonly isOnlyPressed?: boolean
  /** In a card: its title, a line with the header before it (as usual), the end of the title's line, or left out. */
  readonly stackAs?: 'title' | 'meta' | 'end' | 'none'
  /** Least width in pixels; columns share what is left. */
  readonly minWidth?: number
}

export interface DataSort {
  readonly column: string
  readonly direction: 'ascending' | 'descending'
}

/** Which rows are ticked; the owner decides what becomes of rows that are gone. */
export interface DataSelection<T> {
  readonly selected: ReadonlySet<string>
  readonly onChange: (selected: ReadonlySet<string>) => void
  readonly canSelect?: (row: T) => boolean
}

export interface DataTableProps<T> {
  /** Names the table for a screen reader. */
  label: string
  rows: readonly T[]
  toId: (row: T) => string
  /** The row in words, for its box and its buttons. */
  toName: (row: T) => string
  columns: readonly DataColumn<T>[]
  sort?: DataSort
  onSortChange?: (sort: DataSort) => void
  selection?: DataSelection<T>
  toHref?: (row: T) => string
  toActions?: (row: T) => readonly MenuAction[]
  /** What the column of the actions is called; unseen, and only read aloud, when absent. */
  actionsHeader?: string
  /** What a row unfolds below itself. */
  renderDetails?: (row: T) => ReactNode
  /** Stands in place of the rows where there are none. */
  empty: ReactNode
  /** Other rows are on their way; these stay. */
  isBusy?: boolean
  density?: 'normal' | 'compact'
  /** It stands alone on the page: a table has an edge of its own; cards have one anyway. */
  isFramed?: boolean
}
