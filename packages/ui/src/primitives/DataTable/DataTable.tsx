import { media } from '../../theme/scale.ts'
import { useMedia } from '../../theme/use-media.ts'
import { DataCards } from './DataCards.tsx'
import { TableGrid } from './TableGrid.tsx'
import type { DataTableProps } from './table.types.ts'
import { useUnfolded } from './use-unfolded.ts'

export type { DataColumn, DataSelection, DataSort, DataTableProps } from './table.types.ts'

/**
 * Rows with columns: sorted, ticked and unfolded by pointer and keyboard, cards on a phone. Of many rows
 * only the visible ones are rendered, but all are processed once: above some thousands, page them. It
 * includes much of the component library, so a page loads it after its first paint.
 */
export function DataTable<T extends object>(props: DataTableProps<T>) {
  const unfolding = useUnfolded()
  const Look = useMedia(media.dialog) ? DataCards : TableGrid
  return <Look {...props} {...unfolding} />
}
