import { Pencil } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { sectionLabels as labels } from '../../labels/section.ts'
import { Button } from '../Button/Button.tsx'
import { Form, type FormHandle } from '../Form/Form.tsx'
import { InputNotice } from '../InputNotice/InputNotice.tsx'
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

export interface EditableSectionProps extends SectionProps {
  /** The section in reading mode; `children` is its form. */
  reading: ReactNode
  isEditing: boolean
  form: FormHandle
  onEdit: () => void
  onCancel: () => void
  /** Saving is under way. */
  isPending?: boolean
  /** Whether it may be changed at all. */
  canEdit?: boolean
  saveText?: string
  /** Shown before the fields, such as what somebody else has changed. */
  notice?: ReactNode
}

/**
 * A section that is shown and edited in the same place. The focus moves into the form and back; `action` is
 * next to the button that starts editing.
 */
export function EditableSection({
  reading,
  isEditing,
  form,
  onEdit,
  onCancel,
  isPending = false,
  canEdit = true,
  saveText = labels.save,
  notice,
  action,
  children,
  ...section
}: EditableSectionProps) {
  const fields = useRef<HTMLDivElement>(null)
  const edit = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(isEditing)
  useEffect(() => {
    if (wasEditing.current === isEditing) return
    wasEditing.current = isEditing
    const first = fields.current?.querySelector<HTMLElement>('input, select, textarea')
    ;(isEditing ? first : edit.current)?.focus()
  }, [isEditing])
  if (!isEditing) {
    return (
      <Section
        {...section}
        action={
          <Inline>
            {action}
            {canEdit && (
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
            )}
          </Inline>
        }
      >
        {reading}
      </Section>
    )
  }
  return (
    <Section {...section}>
      <Form form={form} isPending={isPending} aria-label={section.title}>
        <div ref={fields}>
          <Stack gap={5}>
            {form.inputNotice && <InputNotice notice={form.inputNotice} />}
            {notice}
            {children}
            <Inline>
              <Button type="submit" isPending={isPending} pendingText={labels.saving}>
                {saveText}
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
        </div>
      </Form>
    </Section>
  )
}
