import { type CivilDate, formatDate } from '@tramite/core/calendar'
import type { FormView } from '@tramite/core/forms'
import { demandRemindersLabels as labels } from '../../../labels/demand-dialogs.ts'
import { Button } from '../../../primitives/Button/Button.tsx'
import { ComboBox } from '../../../primitives/ComboBox/ComboBox.tsx'
import { Dialog, type DialogProps } from '../../../primitives/Dialog/Dialog.tsx'
import { Form } from '../../../primitives/Form/Form.tsx'
import { planFocusBeside } from '../../../primitives/focus-beside.ts'
import { Inline, Stack } from '../../../primitives/Layout/Layout.tsx'
import { Heading, Text } from '../../../primitives/Layout/Text.tsx'
import { ReadState } from '../../../primitives/ReadState/ReadState.tsx'
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx'
import { TextLink } from '../../../primitives/TextLink/TextLink.tsx'
import { useFocusOnRemoval } from '../../../primitives/use-focus-on-removal.ts'

/** A reminder linked to a demand, or available for it. */
export interface LinkedReminder {
  readonly id: string
  readonly name: string
  /** The day on which it is due. */
  readonly duoDate: CivilDate
}

/** A reminder of the demand, with the address of its page. */
type SeenReminder = LinkedReminder & { readonly href: string }

const toOption = ({ id, name, duoDate }: LinkedReminder) => ({
  id,
  label: name,
  note: labels.due(formatDate(duoDate)),
})

/** The reminders of a demand, and those that can be linked. */
export type RemindersState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly onRetry: () => void; readonly isRetrying: boolean }
  | {
      readonly state: 'ready'
      readonly linked: readonly SeenReminder[]
      readonly free: readonly LinkedReminder[]
    }

export interface RemindersDialogProps extends Pick<DialogProps, 'failure'> {
  isOpen: boolean
  reminders: RemindersState
  form: FormView<{ readonly reminderId: string }>
  onUnlink: (id: string) => void
  isPending: boolean
  onClose: () => void
}

/** Links reminders to a demand, and unlinks them. */
export function RemindersDialog({
  reminders,
  isOpen,
  isPending,
  failure,
  onClose,
  ...rest
}: RemindersDialogProps) {
  return (
    <Dialog
      title={labels.title}
      isOpen={isOpen}
      onClose={onClose}
      isPending={isPending}
      failure={failure}
      cancelText={labels.close}
    >
      {reminders.state !== 'ready' && (
        <ReadState
          hasFailed={reminders.state === 'failed'}
          failedTitle={labels.failed}
          onRetry={reminders.state === 'failed' ? reminders.onRetry : undefined}
          isRetrying={reminders.state === 'failed' && reminders.isRetrying}
          label={labels.loading}
        >
          <Skeleton height="8rem" />
        </ReadState>
      )}
      {reminders.state === 'ready' && <Links {...rest} {...reminders} isPending={isPending} />}
    </Dialog>
  )
}

type LinksProps = Pick<RemindersDialogProps, 'form' | 'onUnlink' | 'isPending'> &
  Extract<RemindersState, { state: 'ready' }>

function Links({ linked, free, form, onUnlink, isPending }: LinksProps) {
  const { value, error, onChange } = form.field('reminderId')
  const options = free.map(toOption)
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <Heading level={3} look="card">
          {labels.linked}
        </Heading>
        {linked.length === 0 && <Text isMuted>{labels.none}</Text>}
        <ul>
          {linked.map((reminder) => (
            <LinkedRow key={reminder.id} reminder={reminder} onUnlink={onUnlink} />
          ))}
        </ul>
      </Stack>
      {free.length === 0 ? (
        <Text size="small" isMuted>
          {labels.noneFree}
        </Text>
      ) : (
        <Form form={form} isPending={isPending}>
          <Stack>
            <ComboBox
              label={labels.field}
              placeholder={labels.placeholder}
              items={options}
              value={options.find(({ id }) => id === value) ?? null}
              onChange={(chosen) => onChange(chosen?.id ?? '')}
              error={error}
            />
            <Inline>
              <Button type="submit" isPending={isPending} pendingText={labels.saving}>
                {labels.link}
              </Button>
            </Inline>
          </Stack>
        </Form>
      )}
    </Stack>
  )
}

interface LinkedRowProps extends Pick<LinksProps, 'onUnlink'> {
  reminder: SeenReminder
}

function LinkedRow({ reminder, onUnlink }: LinkedRowProps) {
  const { id, name, duoDate, href } = reminder
  // The button disappears with its row.
  const row = useFocusOnRemoval<HTMLLIElement>(undefined, planFocusBeside)
  return (
    <li ref={row}>
      <Inline align="between">
        <Stack gap={1}>
          <TextLink href={href}>{name}</TextLink>
          <Text size="small" isMuted>
            {labels.due(formatDate(duoDate))}
          </Text>
        </Stack>
        <Button
          variant="ghost"
          size="small"
          aria-label={labels.unlinkNamed(name)}
          onPress={() => onUnlink(id)}
        >
          {labels.unlink}
        </Button>
      </Inline>
    </li>
  )
}
