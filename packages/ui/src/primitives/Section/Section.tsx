import { Pencil } from 'lucide-react'
import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { sectionLabels as labels } from '../../labels/section.ts'
import { Button } from '../Button/Button.tsx'
import { Inline, Stack } from '../Layout/Layout.tsx'
import { Heading, Text } from '../Layout/Text.tsx'

export interface SectionProps {
  title: string
  description?: string
  /** At the end of the heading's line. */
  action?: ReactNode
  children: ReactNode
}

/** A part of a page under its heading. */
export function Section({ title, description, action, children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Stack>
        <Inline align="between">
          <Heading id={id}>{title}</Heading>
          {action}
        </Inline>
        {description && (
          <Text size="small" isMuted>
            {description}
          </Text>
        )}
        {children}
      </Stack>
    </section>
  )
}

export interface EditableSectionProps extends Omit<SectionProps, 'action'> {
  /** What the section reads as; `children` is how it is filled in. */
  reading: ReactNode
  isEditing: boolean
  onEdit: () => void
  onSave: () => void
  onCancel: () => void
  isPending?: boolean
  /** Whether it may be changed at all. */
  canEdit?: boolean
}

/** A section that is read, and filled in where it stands. The focus goes along, and comes back. */
export function EditableSection({
  reading,
  isEditing,
  onEdit,
  onSave,
  onCancel,
  isPending = false,
  canEdit = true,
  children,
  ...section
}: EditableSectionProps) {
  const form = useRef<HTMLFormElement>(null)
  const edit = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(isEditing)
  useEffect(() => {
    if (wasEditing.current === isEditing) return
    wasEditing.current = isEditing
    const first = form.current?.querySelector<HTMLElement>('input, select, textarea')
    ;(isEditing ? first : edit.current)?.focus()
  }, [isEditing])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isPending) onSave()
  }
  if (!isEditing) {
    return (
      <Section
        {...section}
        action={
          canEdit && (
            <Button
              ref={edit}
              variant="secondary"
              size="small"
              icon={<Pencil />}
              aria-label={labels.editOf(section.title)}
              onPress={onEdit}
            >
              {labels.edit}
            </Button>
          )
        }
      >
        {reading}
      </Section>
    )
  }
  return (
    <Section {...section}>
      <form ref={form} noValidate onSubmit={submit}>
        <Stack gap={5}>
          {children}
          <Inline>
            <Button type="submit" isPending={isPending} pendingText={labels.saving}>
              {labels.save}
            </Button>
            <Button
              variant="secondary"
              onPress={() => {
                if (!isPending) onCancel()
              }}
            >
              {labels.cancel}
            </Button>
          </Inline>
        </Stack>
      </form>
    </Section>
  )
}
