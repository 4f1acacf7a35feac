import { searchPlaceOf, type Tag } from '@tramite/core/demands'
import { toDistinctName } from '@tramite/core/users'
import { demandsListLabels as labels } from '../../../labels/demands-list.ts'
import { demandsPaperLabels as paperLabels } from '../../../labels/demands-paper.ts'
import type { PaperFacts } from '../../../paged-list/ListPaper/list-paper.types.ts'
import { PaperLines } from '../../../paged-list/ListPaper/PaperLines.tsx'
import type { DemandColumnData } from '../demand-columns.ts'
import type { DemandFilters } from '../demand-filters.ts'
import type { FilterBarProps } from '../FilterBar/FilterBar.tsx'

export interface DemandsPaperProps extends Pick<FilterBarProps, 'users'> {
  paper: PaperFacts
  filters: DemandFilters
  tags: readonly Pick<Tag, 'id' | 'name'>[]
  columns: readonly DemandColumnData[]
  /** Null or undefined while unknown. */
  total: number | null | undefined
}

/** What the list of demands, or the board, says on paper. */
export function DemandsPaper({ paper, filters, users, tags, columns, total }: DemandsPaperProps) {
  const { userId, demandsTags, hasValidationUser, startDate, endDate } = filters
  const place = searchPlaceOf(filters)
  const user = users.find(({ id }) => id === userId)
  const chosenTags = tags.filter(({ id }) => demandsTags.includes(id)).map(({ name }) => name)
  const unknown = demandsTags.length - chosenTags.length
  return (
    <PaperLines
      paper={paper}
      filters={[
        [paperLabels.searchedIn(labels.places[place ?? 'search']), place ? filters[place] : ''],
        [labels.user, user ? toDistinctName(user) : userId && labels.unlistedUser],
        [
          labels.tags,
          [...chosenTags, ...(unknown > 0 ? [paperLabels.moreTags(unknown)] : [])].join(', '),
        ],
        [paperLabels.validation, hasValidationUser ? labels.onlyValidated : ''],
      ]}
      period={{ startDate, endDate, startLabel: labels.start, endLabel: labels.end }}
      shown={columns.reduce((sum, { demands }) => sum + demands.length, 0)}
      total={total}
    />
  )
}
