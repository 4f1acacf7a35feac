import {
  type DemandOrder,
  demandOrders,
  type SearchPlace,
  searchFor,
  searchPlaceOf,
  searchPlaces,
} from '@tramite/core/demands'
import { toDistinctName, type UserSummary } from '@tramite/core/users'
import { SlidersHorizontal } from 'lucide-react'
import { type RefObject, useId, useState } from 'react'
import { line } from '../../../filters/FilterResult/FilterResult.css.ts'
import { FilterResult } from '../../../filters/FilterResult/FilterResult.tsx'
import { PeriodField } from '../../../filters/PeriodField/PeriodField.tsx'
import { useDebouncedInput } from '../../../filters/use-debounced-input.ts'
import { useDebouncedPeriod } from '../../../filters/use-debounced-period.ts'
import { demandsListLabels } from '../../../labels/demands-list.ts'
import { Button } from '../../../primitives/Button/Button.tsx'
import { SearchField } from '../../../primitives/SearchField/SearchField.tsx'
import { Select, type SelectOption } from '../../../primitives/Select/Select.tsx'
import {
  type ChosenOrder,
  countDemandFilters,
  type DemandFilters,
  emptyDemandFilters,
} from '../demand-filters.ts'
import { TagFilter } from '../TagFilter/TagFilter.tsx'
import type { TagFilterProps } from '../TagFilter/tag-filter.types.ts'
import * as css from './FilterBar.css.ts'

export interface FilterBarProps extends Pick<TagFilterProps, 'tags' | 'tagsRead'> {
  filters: DemandFilters
  onChange: (filters: DemandFilters) => void
  /** The order without a search until another is chosen. */
  usualOrder: DemandOrder
  users: readonly Pick<UserSummary, 'id' | 'name' | 'email'>[]
  /** Whether the users are complete: one who is not among them has left. */
  isUserListComplete: boolean
  /** A pointer, touch or the focus reaches the bar. */
  onIntent?: (() => void) | undefined
  /** How many demands match the filters, in words; announced when it changes. */
  result: string
  /** Whether the result has a count: not while the demands are read, nor if that failed. */
  isCounted: boolean
  /** The element of the result: it takes the focus of a button that disappears. */
  resultRef: RefObject<HTMLParagraphElement | null>
}

const toOption = (value: DemandOrder) => ({ value, label: demandsListLabels.orders[value] })
const usual = 'usual'
const orders: readonly SelectOption<ChosenOrder>[] = demandOrders.map(toOption)
const searchOrders: readonly SelectOption<ChosenOrder>[] = [
  { value: usual, label: demandsListLabels.closest },
  ...orders,
]
const placeOptions = searchPlaces.map((value) => ({
  value,
  label: demandsListLabels.places[value],
}))

/** Search text with its scope, user, tags and period. */
export function FilterBar(props: FilterBarProps) {
  const { filters, onChange, usualOrder, tags, tagsRead, onIntent, result, isCounted, resultRef } =
    props
  const moreId = useId()
  const [isOpen, setOpen] = useState(false)
  const set = (changes: Partial<DemandFilters>) => onChange({ ...filters, ...changes })
  const [chosenPlace, setChosenPlace] = useState<SearchPlace>('search')
  const searched = searchPlaceOf(filters)
  const place = searched ?? chosenPlace
  const words = useDebouncedInput(filters[place], (text) =>
    onChange(searchFor(filters, place, text)),
  )
  const searchIn = (next: SearchPlace) => {
    setChosenPlace(next)
    onChange(searchFor(filters, next, words.text))
  }
  const period = useDebouncedPeriod(filters, set)
  const shown = period.refusal ?? result
  const count = countDemandFilters(filters)
  const options = searched ? searchOrders : orders
  /** The order chosen here: announced with the count while it is in effect. */
  const [ordered, setOrdered] = useState<ChosenOrder>()
  const showsOrder = ordered === filters.order && isCounted && !period.refusal
  const orderLabel = showsOrder && options.find(({ value }) => value === ordered)?.label

  const clear = () => {
    for (const field of [words, period]) field.clear()
    setChosenPlace('search')
    onChange({ ...emptyDemandFilters, order: filters.order })
  }

  return (
    <search
      className={css.bar}
      aria-label={demandsListLabels.filters}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      <div className={css.fields}>
        <div className={css.words}>
          <div className={css.search}>
            <SearchField
              label={demandsListLabels.search}
              isLabelHidden={false}
              size="small"
              placeholder={demandsListLabels.placeholders[place]}
              value={words.text}
              onChange={words.setText}
              onSubmit={words.flush}
            />
          </div>
          <Button
            variant="secondary"
            size="small"
            className={css.toggle}
            icon={<SlidersHorizontal />}
            aria-expanded={isOpen}
            aria-controls={moreId}
            onPress={() => setOpen(!isOpen)}
          >
            {demandsListLabels.filtersActive(count)}
          </Button>
        </div>
        <div id={moreId} className={isOpen ? css.more : css.folded}>
          <Select
            label={demandsListLabels.searchIn}
            size="small"
            value={place}
            onChange={searchIn}
            options={placeOptions}
          />
          <Select
            label={demandsListLabels.user}
            size="small"
            value={filters.userId}
            onChange={(userId) => set({ userId })}
            options={toUserOptions(props, filters.userId)}
          />
          <TagFilter
            tags={tags}
            tagsRead={tagsRead}
            selected={filters.demandsTags}
            result={shown}
            onChange={(demandsTags) => set({ demandsTags })}
          />
          <PeriodField
            startLabel={demandsListLabels.start}
            endLabel={demandsListLabels.end}
            period={period}
          />
        </div>
      </div>
      <div className={line}>
        <FilterResult
          text={shown}
          unseen={orderLabel ? demandsListLabels.ordered(orderLabel) : undefined}
          textRef={resultRef}
          isFiltered={count > 0 || period.isInvalid}
          clearLabel={demandsListLabels.clear}
          onClear={clear}
        />
        <div className={css.order}>
          <Select
            label={demandsListLabels.order}
            layout="inline"
            size="small"
            value={searched || filters.order !== usual ? filters.order : usualOrder}
            onChange={(order) => {
              setOrdered(order)
              set({ order })
            }}
            options={options}
          />
        </div>
      </div>
    </search>
  )
}

/** A chosen user whose name is not known (yet) keeps a place, so that the box does not jump. */
function toUserOptions(
  { users, isUserListComplete }: Pick<FilterBarProps, 'users' | 'isUserListComplete'>,
  chosen: string,
) {
  const options = users.map((user) => ({ value: user.id, label: toDistinctName(user) }))
  const isUnknown = chosen !== '' && !users.some(({ id }) => id === chosen)
  if (isUnknown)
    options.push({
      value: chosen,
      label: isUserListComplete ? demandsListLabels.unlistedUser : '…',
    })
  return [{ value: '', label: demandsListLabels.anyUser }, ...options]
}
