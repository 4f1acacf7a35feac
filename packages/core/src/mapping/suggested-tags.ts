import { foldText } from '../fold-text.ts'
import type { MappingQuestionnaire } from './mapping.types.ts'
import type { MappingField } from './mapping-fields.ts'
import { OTHER_SECTOR } from './sectors.rules.ts'

/**
 * The suggested answers of a question in a sector; a sector with a free name gets those of 'Outros',
 * which presuppose nothing about its work.
 * @param sectorName the sector's name: one of the kinds offered, or free text
 */
export function suggestTags(
  { suggestions }: MappingQuestionnaire,
  sectorName: string,
  field: MappingField,
): readonly string[] {
  const name = foldText(sectorName)
  const asked = suggestions.filter((each) => each.field === field)
  const own = asked.find(({ sector }) => foldText(sector) === name)
  return (own ?? asked.find(({ sector }) => sector === OTHER_SECTOR))?.tags ?? []
}
