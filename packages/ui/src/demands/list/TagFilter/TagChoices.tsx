import { useState } from 'react'
import { demandsListLabels } from '../../../labels/demands-list.ts'
import { primitiveLabels } from '../../../labels/primitives.ts'
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx'
import { findOptions } from '../../../primitives/ComboBox/options.ts'
import { PickerWithRetry } from '../../../primitives/ComboBox/PickerWithRetry.tsx'
import { SearchField } from '../../../primitives/SearchField/SearchField.tsx'
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import * as css from './TagChoices.css.ts'
import type { TagFilterProps } from './tag-filter.types.ts'

/** From this many on, a tag is searched for rather than looked for. */
const SEARCHED_FROM = 12

export interface TagChoicesProps
  extends Pick<TagFilterProps, 'tags' | 'tagsRead' | 'selected' | 'result'> {
  onToggle: (tagId: string, isSelected: boolean) => void
}

/** The tags to tick; many of them with a search, which ends with the panel. */
export function TagChoices({ tags, tagsRead, selected, result, onToggle }: TagChoicesProps) {
  const [words, setWords] = useState('')
  const isSearched = tags.length >= SEARCHED_FROM
  const options = tags.map(({ id, name }) => ({ id, label: name }))
  const found = isSearched ? findOptions(options, words) : options
  return (
    <>
      <VisuallyHidden>
        <span role="status">{result}</span>
      </VisuallyHidden>
      <PickerWithRetry items={{ options: [], ...tagsRead }}>
        {tags.length === 0 && !tagsRead.rest && (
          <p className={css.none} role="status">
            {tagsRead.isComplete ? demandsListLabels.noTags : primitiveLabels.loading}
          </p>
        )}
        {isSearched && (
          <div className={css.search}>
            <SearchField
              label={demandsListLabels.findTag}
              placeholder={demandsListLabels.findTag}
              size="small"
              value={words}
              onChange={setWords}
            />
          </div>
        )}
        <div className={css.list}>
          {found.map(({ id, label }) => (
            <Checkbox
              key={id}
              isSelected={selected.includes(id)}
              onChange={(isSelected) => onToggle(id, isSelected)}
            >
              {label}
            </Checkbox>
          ))}
        </div>
        {isSearched && (
          <p className={css.none} role="status">
            {found.length === 0 && primitiveLabels.noOption}
          </p>
        )}
      </PickerWithRetry>
    </>
  )
}
