import { ChevronsUpDown } from 'lucide-react'
import { useId, useState } from 'react'
import { primitiveLabels } from '../../labels/primitives.ts'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import * as fieldCss from '../Field/Field.css.ts'
import { Popover } from '../Popover/Popover.tsx'
import { SearchField } from '../SearchField/SearchField.tsx'
import { Tag } from '../Tag/Tag.tsx'
import * as css from './MultiSelect.css.ts'

export interface MultiSelectOption {
  id: string
  label: string
  /** A second line, muted. */
  note?: string | undefined
}

export interface MultiSelectProps {
  label: string
  description?: string
  placeholder: string
  options: readonly MultiSelectOption[]
  selected: readonly string[]
  onChange: (selected: string[]) => void
}

/** From how many options on a search field helps. */
const searchFrom = 8

/** Any number of many: boxes to tick behind a button, the chosen ones below it as tags. */
export function MultiSelect({
  label,
  description,
  placeholder,
  options,
  selected,
  onChange,
}: MultiSelectProps) {
  const id = useId()
  const chosen = options.filter((option) => selected.includes(option.id))
  const remove = (removed: string) => onChange(selected.filter((each) => each !== removed))
  return (
    <div className={fieldCss.field}>
      <span id={`${id}-label`} className={fieldCss.label}>
        {label}
      </span>
      <Popover
        label={label}
        className={css.panel}
        isTriggerWide
        trigger={(trigger) => (
          <button
            {...trigger}
            type="button"
            id={`${id}-button`}
            className={`${fieldCss.control} ${css.trigger}`}
            aria-labelledby={`${id}-label ${id}-button`}
            aria-describedby={description ? `${id}-note` : undefined}
          >
            {chosen.length > 0 ? (
              primitiveLabels.chosenCount(chosen.length)
            ) : (
              <span className={css.placeholder}>{placeholder}</span>
            )}
            <ChevronsUpDown className={css.chevron} />
          </button>
        )}
      >
        <OptionList
          options={options}
          selected={selected}
          onAdd={(added) => onChange([...selected, added])}
          onRemove={remove}
        />
      </Popover>
      {description && (
        <p id={`${id}-note`} className={fieldCss.description}>
          {description}
        </p>
      )}
      {chosen.length > 0 && (
        <ul className={css.tags} aria-label={`${label}: ${primitiveLabels.chosen}`}>
          {chosen.map((option) => (
            <li key={option.id}>
              <Tag onRemove={() => remove(option.id)}>{option.label}</Tag>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function OptionList({
  options,
  selected,
  onAdd,
  onRemove,
}: {
  options: readonly MultiSelectOption[]
  selected: readonly string[]
  onAdd: (id: string) => void
  onRemove: (id: string) => void
}) {
  const [text, setText] = useState('')
  const words = plain(text)
  const found = options.filter((option) => plain(option.label).includes(words))
  return (
    <>
      {options.length >= searchFrom && (
        <div className={css.search}>
          <SearchField label={primitiveLabels.find} size="small" value={text} onChange={setText} />
        </div>
      )}
      {found.length === 0 && (
        <p className={css.none} role="status">
          {primitiveLabels.noOption}
        </p>
      )}
      <ul>
        {found.map((option) => (
          <li key={option.id}>
            <Checkbox
              isSelected={selected.includes(option.id)}
              onChange={(isSelected) => (isSelected ? onAdd : onRemove)(option.id)}
            >
              {option.label}
              {option.note && <span className={css.note}>{option.note}</span>}
            </Checkbox>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Letters without accents and case, for finding 'Ágata' by 'agata'. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase('pt-BR').trim()
}
