import { mappingLabels as labels } from '../labels/mapping.ts'
import { NotFound } from '../shell/NotFound/NotFound.tsx'

const words = {
  sector: { title: labels.sectorMissing, text: labels.sectorMissingText },
  activity: { title: labels.activityMissing, text: labels.activityMissingText },
} as const

/** The sector or activity in the address does not exist (any more). */
export function MappingMissing({ what }: { what: keyof typeof words }) {
  return <NotFound {...words[what]} backHref="/tools/mapping" backText={labels.back} />
}
