import { DEMAND_TAGS_MAX } from '@tramite/core/demands'
import { useState } from 'react'
import { tagsDialogLabels as labels } from '../../../labels/demand-dialogs.ts'
import type { LoadedOptions, PickerOption } from '../../../primitives/ComboBox/ComboBox.tsx'
import { Dialog, type DialogProps } from '../../../primitives/Dialog/Dialog.tsx'
import { Stack } from '../../../primitives/Layout/Layout.tsx'
import { Text } from '../../../primitives/Layout/Text.tsx'
import { TagInput, type TagInputProps } from '../../../primitives/TagInput/TagInput.tsx'

export interface TagsDialogProps
  extends Pick<TagInputProps, 'refused'>,
    Pick<DialogProps, 'failure'> {
  isOpen: boolean
  /** The customer's tags. */
  tags: LoadedOptions
  /** The demand's tags. */
  value: readonly PickerOption[]
  /** Whether the demand is hidden from others, to whom the names of its tags are still shown. */
  isPrivate: boolean
  onAdd: (tag: PickerOption) => void
  onRemove: (tag: PickerOption) => void
  /** For a name that is in no list: puts that tag on the demand, and creates it if it does not exist. */
  onCreate: (name: string) => void
  error?: string | undefined
  isPending: boolean
  onClose: () => void
}

/** A new name has no id yet. */
const newTagId = ''

/** Adds and removes tags of a demand, each at once; a name that was typed and not added asks before closing. */
export function TagsDialog({
  isOpen,
  tags,
  value,
  isPrivate,
  onAdd,
  onRemove,
  onCreate,
  refused,
  error,
  isPending,
  failure,
  onClose,
}: TagsDialogProps) {
  const [typed, setTyped] = useState('')
  const change = (next: readonly PickerOption[]) => {
    const ids = value.map(({ id }) => id)
    for (const tag of next) {
      if (tag.id === newTagId) onCreate(tag.label)
      else if (!ids.includes(tag.id)) onAdd(tag)
    }
    for (const tag of value) if (!next.some(({ id }) => id === tag.id)) onRemove(tag)
  }
  return (
    <Dialog
      title={labels.title}
      isOpen={isOpen}
      onClose={onClose}
      cancelText={labels.close}
      isDirty={typed !== ''}
      failure={failure}
    >
      <Stack>
        <Text isMuted>{labels.intro}</Text>
        <TagInput
          label={labels.field}
          description={isPrivate ? `${labels.hint} ${labels.privateHint}` : labels.hint}
          placeholder={labels.placeholder}
          items={tags}
          value={value}
          onChange={change}
          toCustom={(label) => ({ id: newTagId, label })}
          refused={refused}
          onTyped={setTyped}
          error={error}
        />
        {value.length >= DEMAND_TAGS_MAX && (
          <Text size="small" isMuted>
            {labels.full(DEMAND_TAGS_MAX)}
          </Text>
        )}
        <div role="status">
          {isPending && (
            <Text size="small" isMuted>
              {labels.saving}
            </Text>
          )}
        </div>
      </Stack>
    </Dialog>
  )
}
