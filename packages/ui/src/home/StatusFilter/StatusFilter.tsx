import type { DemandStatus } from '@tramite/core/demands'
import { type HomeFilter, listHomeFilters } from '@tramite/core/home'
import { useId } from 'react'
import { homeLabels } from '../../labels/home.ts'
import { Select } from '../../primitives/Select/Select.tsx'
import * as css from './StatusFilter.css.ts'

export interface StatusFilterProps {
  counts: Readonly<Record<DemandStatus, number>>
  value: HomeFilter
  onChange: (filter: HomeFilter) => void
}

/** Chooses the status that the list shows, with counts: a column, and a drop-down on a phone. */
export function StatusFilter({ counts, value, onChange }: StatusFilterProps) {
  const name = useId()
  const filters = listHomeFilters(counts)
  return (
    <>
      <fieldset className={css.column}>
        <legend className={css.legend}>{homeLabels.filterTitle}</legend>
        {filters.map(({ filter, text }) => (
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
            <span className={css.count}>{text}</span>
          </label>
        ))}
      </fieldset>
      <div className={css.dropdown}>
        <Select
          label={homeLabels.filterTitle}
          isLabelHidden
          value={value}
          onChange={onChange}
          options={filters.map(({ filter, text }) => ({
            value: filter,
            label: homeLabels.filterOption(homeLabels.filter[filter], text),
          }))}
        />
      </div>
    </>
  )
}
