import { ChevronsUpDown, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { ComboBox } from 'react-aria-components/ComboBox'
import { Tag, TagGroup, TagList } from 'react-aria-components/TagGroup'
import { primitiveLabels } from '../../labels/primitives.ts'
import { tagInputLabels } from '../../labels/tag-input.ts'
import * as comboCss from '../ComboBox/ComboBox.css.ts'
import type { PickerStart } from '../ComboBox/ComboBoxField.tsx'
import { type PickerItems, type PickerOption, toFoldedText } from '../ComboBox/options.ts'
import { PickerFrame, PickerList } from '../ComboBox/PickerFrame.tsx'
import { useFoundOptions } from '../ComboBox/use-found-options.ts'
import * as fieldCss from '../Field/Field.css.ts'
import type { FieldTexts } from '../Field/Field.tsx'
import { LocaleProvider } from '../LocaleProvider/LocaleProvider.tsx'
import * as tagCss from '../Tag/Tag.css.ts'
import * as css from './TagInput.css.ts'
import { TagInputBox } from './TagInputBox.tsx'

export interface TagInputProps extends FieldTexts {
  items: PickerItems
  value: readonly PickerOption[]
  onChange: (value: readonly PickerOption[]) => void
  /**
   * Turns the words into an option, by Enter or from the list; without it only options of the list are
   * accepted.
   */
  toCustom?: (text: string) => PickerOption
  /** Words of `toCustom` that were refused: each new object restores them, unless the field has other text. */
  refused?: { readonly text: string } | undefined
  /** Called with words that are typed and not yet an option. */
  onTyped?: (text: string) => void
  placeholder?: string | undefined
  isRequired?: boolean
  isDisabled?: boolean
}

/** An option in one line: its label, and its note where it has one. */
const toOptionText = ({ label, note }: PickerOption) => (note ? `${label}, ${note}` : label)

/** The option of the list that stands for the typed words; no other option can have its id. */
const customId = '\0custom'

/** The field of a `TagInput`. */
export function TagInputField({
  items,
  value,
  onChange,
  toCustom,
  refused,
  onTyped,
  placeholder,
  isRequired = false,
  isDisabled = false,
  start,
  ...texts
}: TagInputProps & { start: PickerStart }) {
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(start.text)
  const [isActive, setActive] = useState(start.hasFocus)
  const listed = useFoundOptions(items, text, isActive)
  const words = text.trim()
  const plain = toFoldedText(words)
  const isListed = listed.options.some(({ label }) => toFoldedText(label) === plain)
  const isNew = toCustom !== undefined && words !== '' && !isListed
  const custom = { id: customId, label: tagInputLabels.add(words) }
  const found = isNew ? { ...listed, options: [...listed.options, custom] } : listed
  const ids = value.map(({ id }) => id)

  useEffect(() => {
    if (refused) setText((typed) => typed || refused.text)
  }, [refused])
  const report = useEffectEvent(() => onTyped?.(words))
  // biome-ignore lint/correctness/useExhaustiveDependencies: told whenever the words change
  useEffect(() => report(), [words])

  const choose = (chosen: readonly string[]) => {
    if (chosen.includes(customId)) {
      addWords()
      return
    }
    const known = [...value, ...listed.options]
    const next = chosen.flatMap((id) => known.find((option) => option.id === id) ?? [])
    const isSame = next.length === ids.length && next.every(({ id }) => ids.includes(id))
    // The library reports the selection whenever its list closes, even while the user is typing: the
    // text stays.
    if (isSame) return
    setText('')
    onChange(next)
  }
  const remove = (removed: ReadonlySet<unknown>) => {
    const left = value.filter(({ id }) => !removed.has(id))
    onChange(left)
    if (left.length === 0) input.current?.focus()
  }
  const addWords = () => {
    if (!toCustom) return
    setText('')
    const option = toCustom(words)
    if (!ids.includes(option.id)) onChange([...value, option])
  }
  const addCustom = (event: KeyboardEvent) => {
    if (words === '') return
    event.preventDefault()
    addWords()
  }
  return (
    <LocaleProvider>
      <div className={fieldCss.field}>
        <ComboBox<PickerOption, 'multiple'>
          className={fieldCss.field}
          selectionMode="multiple"
          allowsEmptyCollection
          menuTrigger="focus"
          defaultFilter={() => true}
          items={found.options}
          value={ids}
          onChange={(keys) => choose(keys.map(String))}
          inputValue={text}
          onInputChange={setText}
          onFocus={() => setActive(true)}
          isInvalid={texts.error !== undefined}
          isRequired={isRequired}
          isDisabled={isDisabled}
          autoFocus={start.hasFocus}
        >
          <PickerFrame {...texts}>
            <div className={comboCss.box}>
              <TagInputBox
                ref={input}
                placeholder={placeholder}
                onEnter={addCustom}
                onEscape={() => setText('')}
              />
              <Button className={comboCss.toggle}>
                <ChevronsUpDown className={comboCss.chevron} />
              </Button>
            </div>
          </PickerFrame>
          <PickerList found={found} />
        </ComboBox>
        {value.length > 0 && (
          <TagGroup
            aria-label={`${texts.label}: ${primitiveLabels.chosen}`}
            {...(!isDisabled && { onRemove: remove })}
          >
            <TagList className={css.tags}>
              {value.map((option) => (
                <Tag
                  key={option.id}
                  id={option.id}
                  textValue={toOptionText(option)}
                  className={tagCss.tag}
                >
                  <span className={tagCss.text}>
                    {option.label}
                    {option.note && <span className={comboCss.note}> {option.note}</span>}
                  </span>
                  {!isDisabled && (
                    <Button
                      slot="remove"
                      className={tagCss.remove}
                      aria-label={primitiveLabels.removeChosen}
                    >
                      <X className={tagCss.cross} />
                    </Button>
                  )}
                </Tag>
              ))}
            </TagList>
          </TagGroup>
        )}
      </div>
    </LocaleProvider>
  )
}
