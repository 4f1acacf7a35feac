import type { ReactNode } from 'react'
import type { MenuAction } from '../Menu/MenuPanel.tsx'

/** One column of a `DataTable`, and its place in a card on a phone. */
export interface DataColumn<T> {
  readonly id: string
  readonly header: string
  readonly cell: (row: T) => ReactNode
  /** The row header for screen readers. Exactly one column is: the first if none is marked. */
  readonly isRowHeader?: boolean
  readonly isSortable?: boolean
  /** Contains only buttons, and is left out on paper. */
  readonly isOnlyPressed?: boolean
  /**
   * In a card: its title, a line preceded by the header (the default), the end of the title's line, a
   * line without its header directly below the title or at the foot, or left out.
   */
  readonly stackAs?: 'title' | 'meta' | 'end' | 'lead' | 'foot' | 'none'
  /** Minimum width in pixels; columns share the remaining space. */
  readonly minWidth?: number
}

export interface DataSort {
  readonly column: string
  readonly direction: 'ascending' | 'descending'
}

/** Which rows are ticked; the owner handles the ids of rows that no longer exist. */
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
  /** The row in words, for the labels of its box and its buttons. */
  toName: (row: T) => string
  columns: readonly DataColumn<T>[]
  sort?: DataSort
  onSortChange?: (sort: DataSort) => void
  selection?: DataSelection<T>
  toActions?: (row: T) => readonly MenuAction[]
  /** Header of the actions column; visually hidden when absent. */
  actionsHeader?: string
  /** The details that unfold below a row. */
  renderDetails?: (row: T) => ReactNode
  /** Shown in place of the rows if there are none. */
  empty: ReactNode
  /** Other rows are being read; the current ones stay. */
  isBusy?: boolean
  /** 'compact' shows more rows in the same height: for comparing many. */
  density?: 'normal' | 'compact'
  /** It has no card around it: a table then has its own border; cards have one anyway. */
  isFramed?: boolean
}
