import { ChevronsUpDown } from 'lucide-react'
import { useId } from 'react'
import { demandsListLabels } from '../../../labels/demands-list.ts'
import * as fieldCss from '../../../primitives/Field/Field.css.ts'
import { withOverlays } from '../../../primitives/Overlay/overlay-code.ts'
import { LoadedPopover } from '../../../primitives/Popover/Popover.tsx'
import * as css from './TagFilter.css.ts'
import type { TagFilterProps } from './tag-filter.types.ts'

const tagFilterCode = withOverlays(() => import('./TagChoices.tsx'))

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
      <LoadedPopover
        code={tagFilterCode}
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
        {({ TagChoices }) => (
          <TagChoices {...{ tags, tagsRead, selected, result }} onToggle={toggle} />
        )}
      </LoadedPopover>
    </div>
  )
}

/** Tags whose names are not known (yet) are only counted. */
function toChosenText(count: number): string {
  return count === 0 ? demandsListLabels.anyTag : demandsListLabels.tagsChosen(count)
}
