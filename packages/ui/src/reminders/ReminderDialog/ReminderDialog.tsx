import { formatDate } from '@tramite/core/calendar'
import type { FormValues, FormView } from '@tramite/core/forms'
import { reminderMessages, reminderArchivedMessages as texts } from '@tramite/core/messages'
import {
  type createReminderSchema,
  type Reminder,
  reminderTypes,
  toArchivedText,
  toReminderTypeText,
} from '@tramite/core/reminders'
import { Trash2 } from 'lucide-react'
import { UploadField } from '../../demands/documents/UploadField/UploadField.tsx'
import { DraftNotice, type DraftNoticeState } from '../../drafts/DraftNotice/DraftNotice.tsx'
import type { UploadsProps } from '../../files/transfers.ts'
import { reminderFormLabels as labels, remindersLabels } from '../../labels/reminders.ts'
import { Banner } from '../../primitives/Banner/Banner.tsx'
import { RadioGroup } from '../../primitives/Choices/RadioGroup.tsx'
import {
  type LoadedOptions,
  type PickerOption,
  toPicked,
} from '../../primitives/ComboBox/options.ts'
import { DatePicker } from '../../primitives/DatePicker/DatePicker.tsx'
import { FileName } from '../../primitives/FileName/FileName.tsx'
import { FormDialog, type FormDialogProps } from '../../primitives/FormDialog/FormDialog.tsx'
import { planFocusBeside } from '../../primitives/focus-beside.ts'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { Text } from '../../primitives/Layout/Text.tsx'
import { ChangedFields } from '../../primitives/Section/ChangedFields.tsx'
import { TagInput } from '../../primitives/TagInput/TagInput.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { leaveRow } from '../../primitives/UploadList/leave-row.ts'
import { useFocusOnRemoval } from '../../primitives/use-focus-on-removal.ts'
import * as css from './ReminderDialog.css.ts'

/** An existing file of a reminder. */
export interface ReminderFile {
  readonly key: string
  readonly name: string
}

export interface ReminderDialogProps extends Pick<FormDialogProps, 'failure'> {
  kind: 'create' | 'edit'
  form: FormView<FormValues<ReturnType<typeof createReminderSchema>>>
  /** The earliest due date. */
  firstDay: string
  /** Why a day is no business day; null if it is one. */
  toNonWorking: (day: string) => string | null
  /** Those who can be notified, including the reader. */
  people: LoadedOptions
  /** Existing files; the form's keys say which are kept. */
  files: readonly ReminderFile[]
  uploads: UploadsProps
  isWaitingForUploads: boolean
  hasFailedUpload: boolean
  isPending: boolean
  /** The reminder being edited, in its current state, and the fields that somebody else changed meanwhile. */
  stored?: Reminder
  changed?: readonly string[]
  /** The record by which the business archived the edited one meanwhile. */
  archived?: Reminder['filed']
  timeZone?: string
  /** The day of its notice has passed and stays. */
  isNoticeOver?: boolean
  /** State of the draft of a new one. */
  draftNotice?: DraftNoticeState | undefined
  onClose: () => void
}

/** Creates a reminder, or edits one. */
export function ReminderDialog({
  kind,
  form,
  firstDay,
  toNonWorking,
  people,
  files,
  uploads,
  isWaitingForUploads,
  hasFailedUpload,
  isPending,
  failure,
  stored,
  changed = [],
  archived = null,
  timeZone,
  isNoticeOver = false,
  draftNotice,
  onClose,
}: ReminderDialogProps) {
  const isBusy = isPending || isWaitingForUploads
  const sending = kind === 'create' ? labels.creating : labels.saving
  const type = form.field('type')
  const users = form.field('usersNotification')
  // People missing in the list are shown by the name stored in the reminder.
  const known = [
    ...people.options,
    ...toOptions(stored).filter(({ id }) => !people.options.some((option) => option.id === id)),
  ]
  return (
    <FormDialog
      isOpen
      title={labels[`${kind}Title`]}
      form={form}
      submitText={kind === 'create' ? labels.create : labels.save}
      pendingText={isWaitingForUploads ? labels.waiting : sending}
      isPending={isBusy}
      failure={failure}
      notice={
        stored ? (
          <>
            <div aria-live="polite" className={css.archived}>
              {archived !== null && <Archived text={toArchivedText(archived, timeZone)} />}
            </div>
            <ChangedFields changed={changed} items={toFacts(stored)} />
          </>
        ) : (
          <DraftNotice notice={draftNotice} />
        )
      }
      onClose={onClose}
    >
      {stored && (
        <Text size="small" isMuted>
          {remindersLabels.number(stored.externalId)}
        </Text>
      )}
      <TextField {...form.text('name')} label={labels.name} autoComplete="off" />
      <RadioGroup
        label={labels.type}
        choices={reminderTypes.map((value) => ({ value, label: toReminderTypeText(value) }))}
        value={type.value}
        onChange={type.onChange}
        isRequired={type.isRequired}
        error={type.error}
      />
      <div className={css.days}>
        <DatePicker
          {...form.text('duoDate')}
          label={labels.dueDate}
          min={firstDay}
          toNonWorking={toNonWorking}
        />
        <DatePicker
          {...form.text('dateToNotify')}
          label={labels.notifyDate}
          toNonWorking={toNonWorking}
          description={isNoticeOver ? labels.noticeOver : labels.notifyHint}
        />
      </div>
      <TagInput
        label={labels.users}
        placeholder={labels.usersPlaceholder}
        items={people}
        {...toPicked(users, known)}
      />
      <Files
        field={form.field('attachmentsLinks')}
        files={files}
        hasNew={uploads.rows.length > 0}
      />
      <UploadField
        label={labels.files}
        buttonText={labels.addFiles}
        error={hasFailedUpload ? reminderMessages['reminders.uploadFailed'] : undefined}
        uploads={uploads}
      />
    </FormDialog>
  )
}

function Archived({ text }: { text: string }) {
  return (
    <Banner tone="info" title={text}>
      {texts['reminders.archivedStays']}
    </Banner>
  )
}

const toOptions = (reminder: Reminder | undefined): readonly PickerOption[] =>
  (reminder?.ReminderUserNotifications ?? []).map(({ User: { id, name } }) => ({ id, label: name }))

const toFacts = (reminder: Reminder) => [
  { id: 'name', term: labels.name, value: reminder.name },
  { id: 'type', term: labels.type, value: toReminderTypeText(reminder.type) },
  { id: 'duoDate', term: labels.dueDate, value: formatDate(reminder.duoDate) },
  { id: 'dateToNotify', term: labels.notifyDate, value: formatDate(reminder.dateToNotify) },
  {
    id: 'usersNotification',
    term: labels.users,
    value: reminder.ReminderUserNotifications.map(({ User }) => User.name).join(', '),
  },
  {
    id: 'attachmentsLinks',
    term: labels.files,
    value: reminder.files.map(({ name }) => name).join(', '),
  },
]

interface FilesProps {
  field: { readonly value: readonly string[]; readonly onChange: (keys: string[]) => void }
  files: readonly ReminderFile[]
  hasNew: boolean
}

/** The files of a reminder: any can be removed except the last one. */
function Files({ field, files, hasNew }: FilesProps) {
  const kept = files.filter(({ key }) => field.value.includes(key))
  const isLast = kept.length === 1 && !hasNew
  if (kept.length === 0) return null
  return (
    <ul>
      {kept.map(({ key, name }) => (
        <FileRow
          key={key}
          name={name}
          isLast={isLast}
          isOnly={kept.length === 1}
          onRemove={() => field.onChange(field.value.filter((other) => other !== key))}
        />
      ))}
      {isLast && (
        <li>
          <Text size="small" isMuted>
            {labels.lastFile}
          </Text>
        </li>
      )}
    </ul>
  )
}

interface FileRowProps {
  name: string
  /** It cannot be removed. */
  isLast: boolean
  /** None of the others is beside it. */
  isOnly: boolean
  onRemove: () => void
}

function FileRow({ name, isLast, isOnly, onRemove }: FileRowProps) {
  const row = useFocusOnRemoval<HTMLLIElement>(undefined, planFocusBeside)
  return (
    <li ref={row} className={css.file}>
      <FileName name={name} />
      <IconButton
        size="small"
        label={labels.removeFile(name)}
        icon={<Trash2 />}
        isDisabled={isLast}
        {...(isLast && { tooltip: labels.lastFile })}
        onClick={({ currentTarget }) => {
          if (!isOnly) leaveRow(currentTarget)
          onRemove()
        }}
      />
    </li>
  )
}
