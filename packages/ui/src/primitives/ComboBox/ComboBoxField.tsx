import { ChevronsUpDown } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { ComboBox } from 'react-aria-components/ComboBox'
import * as fieldCss from '../Field/Field.css.ts'
import type { FieldTexts } from '../Field/Field.tsx'
import { LocaleProvider } from '../LocaleProvider/LocaleProvider.tsx'
import * as css from './ComboBox.css.ts'
import type { PickerItems, PickerOption } from './options.ts'
import { PickerFrame, PickerList } from './PickerFrame.tsx'
import { PickerInput } from './PickerInput.tsx'
import { useFoundOptions } from './use-found-options.ts'

export interface ComboBoxProps extends FieldTexts {
  items: PickerItems
  value: PickerOption | null
  onChange: (value: PickerOption | null) => void
  placeholder?: string | undefined
  size?: 'normal' | 'small'
  isRequired?: boolean
  isDisabled?: boolean
}

/** The state that a picker takes over from its placeholder. */
export interface PickerStart {
  /** What was typed before the code had loaded; null for nothing. */
  readonly text: string
  readonly hasFocus: boolean
}

/** The field of a `ComboBox`. The note of the chosen option takes the place of the description. */
export function ComboBoxField({
  items,
  value,
  onChange,
  placeholder,
  size = 'normal',
  isRequired = false,
  isDisabled = false,
  start,
  ...texts
}: ComboBoxProps & { start: PickerStart }) {
  const [text, setText] = useState(start.text || (value?.label ?? ''))
  const [shown, setShown] = useState(value)
  const [isActive, setActive] = useState(start.hasFocus)
  const [isReplaced, setReplaced] = useState(false)
  // A new value from outside also replaces the text.
  if (shown?.id !== value?.id) {
    setShown(value)
    setText(value?.label ?? '')
    setReplaced(true)
  }
  useEffect(() => {
    if (isReplaced) setReplaced(false)
  }, [isReplaced])
  const isSearch = text !== value?.label
  const found = useFoundOptions(items, isSearch ? text : '', isActive)

  const choose = (id: string | null) => {
    const option = id === value?.id ? value : found.options.find((each) => each.id === id)
    setText(option?.label ?? '')
    setShown(option ?? null)
    if (option?.id !== value?.id) onChange(option ?? null)
  }
  const type = (words: string) => {
    setText(words)
    if (words !== '' || value === null) return
    setShown(null)
    onChange(null)
  }
  const sizeClass = size === 'small' ? fieldCss.controlSmall : ''
  return (
    <LocaleProvider>
      <ComboBox
        className={fieldCss.field}
        allowsEmptyCollection
        // The library treats a replaced text as typed.
        menuTrigger={isReplaced ? 'manual' : 'focus'}
        defaultFilter={() => true}
        items={found.options}
        value={value?.id ?? null}
        onChange={(key) => choose(key === null ? null : String(key))}
        inputValue={text}
        onInputChange={type}
        onFocus={() => setActive(true)}
        isInvalid={texts.error !== undefined}
        isRequired={isRequired}
        isDisabled={isDisabled}
        autoFocus={start.hasFocus}
      >
        <PickerFrame {...texts} description={value?.note ?? texts.description}>
          <div className={css.box}>
            <PickerInput
              isReplaced={isReplaced}
              className={`${fieldCss.control} ${sizeClass} ${css.input}`}
              {...(placeholder !== undefined && { placeholder })}
            />
            <Button className={css.toggle}>
              <ChevronsUpDown className={css.chevron} />
            </Button>
          </div>
        </PickerFrame>
        <PickerList found={found} />
      </ComboBox>
    </LocaleProvider>
  )
}
