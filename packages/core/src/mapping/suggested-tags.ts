import type { MappingQuestionnaire } from './mapping.types.ts'
import type { MappingField } from './mapping-fields.ts'
import { OTHER_SECTOR } from './sectors.rules.ts'

/**
 * The answers that a question suggests in a sector; a sector with a name of its own gets those of
 * 'Outros', which presuppose nothing of what it does.
 * @param sectorName the sector's name: one of the kinds offered, or free text
 */
export function suggestTags(
  { suggestions }: MappingQuestionnaire,
  sectorName: string,
  field: MappingField,
): readonly string[] {
  const asked = suggestions.filter((each) => each.field === field)
  const own = asked.find(({ sector }) => sector === sectorName)
  return (own ?? asked.find(({ sector }) => sector === OTHER_SECTOR))?.tags ?? []
}
