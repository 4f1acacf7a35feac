import type { Key } from 'react-aria-components/Table'
import type { DataTableProps } from './table.types.ts'

/**
 * Which rows of a table can be ticked.
 * @returns `locked`, the ids of those that cannot, and `toTicked`, which converts a selection of the
 * table: its 'all' means all that can.
 */
export function toSelectableRows<T>({
  rows,
  toId,
  selection,
}: Pick<DataTableProps<T>, 'rows' | 'toId' | 'selection'>) {
  const locked = selection?.canSelect
    ? rows.filter((row) => !selection.canSelect?.(row)).map(toId)
    : []
  const toTicked = (keys: 'all' | Set<Key>): ReadonlySet<string> =>
    keys === 'all'
      ? new Set(rows.map(toId).filter((id) => !locked.includes(id)))
      : new Set([...keys].map(String))
  return { locked, toTicked }
}
