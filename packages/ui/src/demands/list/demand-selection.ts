import { BULK_SELECTION_MAX } from '@tramite/core/demands'

/** The ids of chosen demands, in the order of choosing. */
export type DemandSelection = readonly string[]

/** Adds a demand to the selection or removes it; nothing is added to a full selection. */
export function toggleDemand(
  selection: DemandSelection,
  id: string,
  isSelected: boolean,
): DemandSelection {
  if (!isSelected) return selection.filter((other) => other !== id)
  if (selection.includes(id) || isSelectionFull(selection)) return selection
  return [...selection, id]
}

/** Every demand that can be chosen, up to the limit. */
export const selectAll = (candidates: readonly { readonly id: string }[]): DemandSelection =>
  candidates.slice(0, BULK_SELECTION_MAX).map(({ id }) => id)

/** Whether a selection is full. */
export const isSelectionFull = (selection: DemandSelection): boolean =>
  selection.length >= BULK_SELECTION_MAX

/**
 * Whether none, some or all of the choosable demands are chosen. A full selection is not all of them where
 * there are more.
 * @param choosable how many there are, above the limit too; undefined if unknown
 */
export function toSelectAllState(
  selection: DemandSelection,
  choosable: number | undefined,
): 'none' | 'some' | 'all' {
  if (selection.length === 0) return 'none'
  return selection.length >= (choosable ?? Infinity) ? 'all' : 'some'
}
