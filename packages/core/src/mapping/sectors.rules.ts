import { type Decision, refused } from '../decision.ts'
import { foldText } from '../fold-text.ts'
import { MAPPING_SECTORS_MAX } from './mapping-limits.ts'
import { type SectorKind, sectorKinds } from './sector-kinds.ts'

/** The kind that takes a free name. */
export const OTHER_SECTOR = 'Outros' satisfies SectorKind

/** The kinds that can be added: those not chosen yet, and always 'Outros'. */
export function listOfferedSectors(sectorNames: readonly string[]): SectorKind[] {
  const taken = new Set(sectorNames.map(foldText))
  return sectorKinds.filter((kind) => kind === OTHER_SECTOR || !taken.has(foldText(kind)))
}

/**
 * Whether sectors of these names can be added; allowed with the names as they are stored. An existing
 * name is refused, ignoring case and accents.
 * @param names kinds, or the free name of one of the kind 'Outros'
 * @param sectorNames names of the existing sectors
 */
export function evaluateNewSectors(
  names: readonly string[],
  sectorNames: readonly string[],
): Decision<'sectorRepeated' | 'sectorsFull', { readonly names: readonly string[] }> {
  const taken = new Set(sectorNames.map(foldText))
  for (const name of names) {
    if (taken.has(foldText(name))) return refused('sectorRepeated')
    taken.add(foldText(name))
  }
  if (taken.size > MAPPING_SECTORS_MAX) return refused('sectorsFull')
  return { allowed: true, names: names.map((name) => name.trim()) }
}
