import { Check, ChevronsUpDown } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { ComboBox } from 'react-aria-components/ComboBox'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { primitiveLabels } from '../../labels/primitives.ts'
import * as fieldCss from '../Field/Field.css.ts'
import * as menuCss from '../Menu/Menu.css.ts'
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
  placeholder?: string
  options: readonly MultiSelectOption[]
  selected: readonly string[]
  onChange: (selected: string[]) => void
}

/** Any number of many: type to find, the chosen ones stand below as tags. */
export function MultiSelect({
  label,
  description,
  placeholder,
  options,
  selected,
  onChange,
}: MultiSelectProps) {
  const chosen = options.filter((option) => selected.includes(option.id))
  return (
    <div className={fieldCss.field}>
      <ComboBox
        className={fieldCss.field}
        selectionMode="multiple"
        menuTrigger="focus"
        allowsEmptyCollection
        value={[...selected]}
        onChange={(keys) => onChange([...keys].map(String))}
        defaultItems={options}
      >
        <Label className={fieldCss.label}>{label}</Label>
        <div className={css.box}>
          <Input className={`${fieldCss.control} ${css.input}`} placeholder={placeholder} />
          <Button className={css.toggle} aria-label={primitiveLabels.showOptions}>
            <ChevronsUpDown />
          </Button>
        </div>
        <Popover className={`${menuCss.popover} ${css.popover}`} offset={4}>
          <ListBox<MultiSelectOption>
            className={menuCss.list}
            renderEmptyState={() => <p className={css.none}>{primitiveLabels.noOption}</p>}
          >
            {(option) => (
              <ListBoxItem
                id={option.id}
                textValue={option.label}
                className={`${menuCss.item} ${css.item}`}
              >
                <span>
                  {option.label}
                  {option.note && <span className={css.note}>{option.note}</span>}
                </span>
                <Check className={css.check} />
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </ComboBox>
      {description && <p className={fieldCss.description}>{description}</p>}
      {chosen.length > 0 && (
        <ul className={css.tags} aria-label={`${label}: ${primitiveLabels.chosen}`}>
          {chosen.map((option) => (
            <li key={option.id}>
              <Tag onRemove={() => onChange(selected.filter((id) => id !== option.id))}>
                {option.label}
              </Tag>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
