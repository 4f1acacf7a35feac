import type { Tag } from '@tramite/core/demands'
import { ChevronsUpDown } from 'lucide-react'
import { useId } from 'react'
import { demandsListLabels } from '../../../labels/demands-list.ts'
import { primitiveLabels } from '../../../labels/primitives.ts'
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx'
import type { ReadOptions } from '../../../primitives/ComboBox/options.ts'
import { PickerWhole } from '../../../primitives/ComboBox/PickerWhole.tsx'
import * as fieldCss from '../../../primitives/Field/Field.css.ts'
import { Popover } from '../../../primitives/Popover/Popover.tsx'
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import * as css from './TagFilter.css.ts'

export interface TagFilterProps {
  tags: readonly Tag[]
  /** Whether the tags are complete, and how to ask for the rest again after a failure. */
  tagsRead: Pick<ReadOptions, 'isWhole' | 'rest'>
  /** Ids. */
  selected: readonly string[]
  onChange: (selected: string[]) => void
  /**
   * What the selection leaves, in words; announced inside the panel, since live regions outside it are
   * silent.
   */
  result: string
}

/** Any number of tags, in a panel below a button that names the chosen ones. */
export function TagFilter({ tags, tagsRead, selected, onChange, result }: TagFilterProps) {
  const id = useId()
  const names = tags.filter((tag) => selected.includes(tag.id)).map((tag) => tag.name)
  const toggle = (tagId: string, isSelected: boolean) =>
    onChange(isSelected ? [...selected, tagId] : selected.filter((other) => other !== tagId))
  return (
    <div className={fieldCss.field}>
      <span id={`${id}-label`} className={fieldCss.label}>
        {demandsListLabels.tags}
      </span>
      <Popover
        label={demandsListLabels.tags}
        className={css.panel}
        trigger={(trigger) => (
          <button
            {...trigger}
            type="button"
            id={`${id}-button`}
            aria-labelledby={`${id}-label ${id}-button`}
            className={`${fieldCss.control} ${fieldCss.controlSmall} ${css.trigger}`}
          >
            <span className={css.value}>{names.join(', ') || toChosenText(selected.length)}</span>
            <ChevronsUpDown className={css.chevron} />
          </button>
        )}
      >
        <VisuallyHidden>
          <span role="status">{result}</span>
        </VisuallyHidden>
        <PickerWhole items={{ options: [], ...tagsRead }}>
          {tags.length === 0 && !tagsRead.rest && (
            <p className={css.none} role="status">
              {tagsRead.isWhole ? demandsListLabels.noTags : primitiveLabels.loading}
            </p>
          )}
          <div className={css.list}>
            {tags.map((tag) => (
              <Checkbox
                key={tag.id}
                isSelected={selected.includes(tag.id)}
                onChange={(isSelected) => toggle(tag.id, isSelected)}
              >
                {tag.name}
              </Checkbox>
            ))}
          </div>
        </PickerWhole>
      </Popover>
    </div>
  )
}

/** Tags whose names are not known (yet) are only counted. */
function toChosenText(count: number): string {
  return count === 0 ? demandsListLabels.anyTag : demandsListLabels.tagsChosen(count)
}
