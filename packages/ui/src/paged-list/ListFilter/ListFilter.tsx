import { type ReactNode, useRef } from 'react'
import { line } from '../../filters/FilterResult/FilterResult.css.ts'
import { FilterResult } from '../../filters/FilterResult/FilterResult.tsx'
import { PeriodField } from '../../filters/PeriodField/PeriodField.tsx'
import { useDebouncedInput } from '../../filters/use-debounced-input.ts'
import { useDebouncedPeriod } from '../../filters/use-debounced-period.ts'
import { pagedListLabels } from '../../labels/paged-list.ts'
import { SearchField } from '../../primitives/SearchField/SearchField.tsx'
import { emptyListFilter, isFiltered, type ListFilterValue } from '../list-filter.ts'
import * as css from './ListFilter.css.ts'

export interface ListFilterProps {
  label: string
  textLabel: string
  textPlaceholder: string
  value: ListFilterValue
  onChange: (value: ListFilterValue) => void
  /** How many items match the filter, in words; announced when it changes. */
  result: string
  /** A filter specific to the list, before the result. */
  children?: ReactNode
}

/** A period and a search text. */
export function ListFilter({
  label,
  textLabel,
  textPlaceholder,
  value,
  onChange,
  result,
  children,
}: ListFilterProps) {
  const resultText = useRef<HTMLParagraphElement>(null)
  const set = (changes: Partial<ListFilterValue>) => onChange({ ...value, ...changes })
  const text = useDebouncedInput(value.text, (words) => set({ text: words }))
  const period = useDebouncedPeriod(value, set)
  const clear = () => {
    for (const field of [text, period]) field.clear()
    onChange(emptyListFilter)
  }
  return (
    <search className={css.bar} aria-label={label}>
      <div className={css.fields}>
        <div className={css.text}>
          <SearchField
            label={textLabel}
            isLabelHidden={false}
            size="small"
            placeholder={textPlaceholder}
            value={text.text}
            onChange={text.setText}
            onSubmit={text.flush}
          />
        </div>
        <PeriodField
          startLabel={pagedListLabels.start}
          endLabel={pagedListLabels.end}
          period={period}
        />
      </div>
      <div className={line}>
        {children}
        <FilterResult
          text={period.refusal ?? result}
          textRef={resultText}
          isFiltered={isFiltered(value) || period.isInvalid}
          clearLabel={pagedListLabels.clear}
          onClear={clear}
        />
      </div>
    </search>
  )
}
