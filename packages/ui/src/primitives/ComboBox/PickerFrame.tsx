import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { FieldError } from 'react-aria-components/FieldError'
import { Label } from 'react-aria-components/Label'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { Text } from 'react-aria-components/Text'
import { pickerLabels } from '../../labels/pickers.ts'
import { primitiveLabels } from '../../labels/primitives.ts'
import * as fieldCss from '../Field/Field.css.ts'
import type { FieldTexts } from '../Field/Field.tsx'
import * as overlayCss from '../Overlay/Overlay.css.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as css from './ComboBox.css.ts'
import type { PickerOption } from './options.ts'
import type { FoundOptions } from './use-found-options.ts'

/** Label above, error or description below, for a control of the component library. */
export function PickerFrame({
  label,
  isLabelHidden = false,
  description,
  error,
  children,
}: FieldTexts & { children: ReactNode }) {
  const labelText = <Label className={fieldCss.label}>{label}</Label>
  return (
    <>
      {isLabelHidden ? <VisuallyHidden>{labelText}</VisuallyHidden> : labelText}
      {children}
      {error ? (
        <FieldError elementType="p" className={fieldCss.error}>
          <CircleAlert className={fieldCss.errorIcon} />
          {error}
        </FieldError>
      ) : (
        // The library looks for a description only when it mounts: the element must exist before it has a
        // text.
        <Text
          slot="description"
          elementType="p"
          className={fieldCss.description}
          hidden={!description}
        >
          {description}
        </Text>
      )}
    </>
  )
}

const emptyTexts = {
  searching: () => pickerLabels.searching,
  ready: () => primitiveLabels.noOption,
  failed: () => `${pickerLabels.searchFailed} ${primitiveLabels.tryAgain()}`,
} as const

/**
 * The list below the field of a picker. Found options reach it a moment late; until then it shows nothing,
 * rather than that nothing was found.
 */
export function PickerList({ found: { state, options } }: { found: FoundOptions }) {
  return (
    <Popover className={`${overlayCss.panel} ${overlayCss.triggerWide} ${css.popover}`}>
      <ListBox<PickerOption>
        className={css.list}
        renderEmptyState={() =>
          (state !== 'ready' || options.length === 0) && (
            <p className={css.none} role="status">
              {emptyTexts[state]()}
            </p>
          )
        }
      >
        {({ id, label, note }) => (
          <ListBoxItem id={id} textValue={label} className={css.option}>
            <span>{label}</span>
            {note && <span className={css.note}>{note}</span>}
          </ListBoxItem>
        )}
      </ListBox>
    </Popover>
  )
}
