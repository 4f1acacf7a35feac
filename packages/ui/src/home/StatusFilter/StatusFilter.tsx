import { countAll, type DemandStatus, demandStatuses, formatCount } from '@tramite/core/demands'
import { useId } from 'react'
import { homeLabels } from '../../labels/home.ts'
import { Select } from '../../primitives/Select/Select.tsx'
import type { HomeFilter } from '../home-demands.ts'
import * as css from './StatusFilter.css.ts'

const filters: readonly HomeFilter[] = ['ALL', ...demandStatuses]

export interface StatusFilterProps {
  counts: Readonly<Record<DemandStatus, number>>
  value: HomeFilter
  onChange: (filter: HomeFilter) => void
}

/** Which status the list shows, with its counts: a column, and a drop-down on a phone. */
export function StatusFilter({ counts, value, onChange }: StatusFilterProps) {
  const name = useId()
  const countOf = (filter: HomeFilter) =>
    formatCount(filter === 'ALL' ? countAll(counts) : counts[filter])
  return (
    <>
      <fieldset className={css.column}>
        <legend className={css.legend}>{homeLabels.filterTitle}</legend>
        {filters.map((filter) => (
          <label key={filter} className={css.option}>
            <input
              type="radio"
              className={css.input}
              name={name}
              value={filter}
              checked={filter === value}
              onChange={() => onChange(filter)}
            />
            {homeLabels.filter[filter]}
            <span className={css.count}>{countOf(filter)}</span>
          </label>
        ))}
      </fieldset>
      <div className={css.dropdown}>
        <Select
          label={homeLabels.filterTitle}
          isLabelHidden
          value={value}
          onChange={onChange}
          options={filters.map((filter) => ({
            value: filter,
            label: homeLabels.filterOption(homeLabels.filter[filter], countOf(filter)),
          }))}
        />
      </div>
    </>
  )
}
