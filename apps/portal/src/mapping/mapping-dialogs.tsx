import { useNavigate } from '@tanstack/react-router'
import { openDraft } from '@tramite/core/drafts'
import { isNotFound, isRefusal } from '@tramite/core/http'
import {
  type ActivityPlace,
  addMappingActivity,
  addOtherMappingSector,
  createActivitySchema,
  createSectorSchema,
  deleteMappingActivity,
  deleteMappingSector,
  type MappingActivitySummary,
  mappingAnswersDraft,
  type ReportedSector,
  renameMappingActivity,
  reopenMapping,
  requestMappingMeeting,
  retitleMappingActivity,
  saveLeftAnswers,
  sendMappingToReview,
} from '@tramite/core/mapping'
import {
  type Run,
  useApp,
  useFailure,
  useOwnSave,
  usePersistedForm,
  useRun,
  useViewer,
} from '@tramite/react'
import { ConfirmDialog, type ConfirmDialogProps, NameDialog } from '@tramite/ui/mapping/dialogs'
import { useState } from 'react'
import { toOwnFailure } from '../providers/to-own-failure.ts'
import { activityRenamePlace, newActivityPlace } from './name-places.ts'

export { UnsentOfActivity, UnsentOfSector } from './unsent-writing.tsx'

interface DialogProps {
  onClose: () => void
}

interface ConfirmProps<Input, Data> extends Pick<ConfirmDialogProps, 'kind' | 'name'> {
  run: Run<Input, Data>
  input: Input
  /** Called when the command has succeeded, unless the dialog has been closed meanwhile. */
  onDoneHere?: (data: Data) => void
  onClose: () => void
}

/**
 * Asks for confirmation, runs the command once, and shows why the server refused it, which is shown nowhere
 * else.
 */
function Confirm<Input, Data>({
  run,
  input,
  onDoneHere,
  onClose,
  ...view
}: ConfirmProps<Input, Data>) {
  return (
    <ConfirmDialog
      {...view}
      failure={toOwnFailure(run.error)}
      isPending={run.isPending}
      onConfirm={() => run.mutate(input, { onSuccess: (data) => onDoneHere?.(data) })}
      onCancel={onClose}
    />
  )
}

/** Requests the meeting, and navigates to its demand, unless the page was left meanwhile. */
export function StartDialog({ onClose }: DialogProps) {
  const navigate = useNavigate()
  const run = useRun(requestMappingMeeting)
  return (
    <Confirm
      kind="start"
      run={run}
      input={{}}
      onDoneHere={({ preMeetingDemandId: id }) => {
        onClose()
        if (id) void navigate({ to: '/demands/$id', params: { id } })
      }}
      onClose={onClose}
    />
  )
}

/**
 * Sends the mapping to the lawyers, after showing what is missing. Answers that only this browser has are
 * saved first; if that fails, the mapping is not sent.
 */
export function SendDialog({
  sectors,
  onClose,
}: DialogProps & { sectors: readonly ReportedSector[] }) {
  const { user } = useViewer()
  const { tramite, drafts } = useApp()
  const run = useRun(sendMappingToReview, { onDone: onClose })
  const [isSaving, setSaving] = useState(false)
  const [left, setLeft] = useState<ActivityPlace>()
  const send = async () => {
    setSaving(true)
    const owner = { userId: user.id, businessId: tramite.client.businessId() }
    const places = sectors.flatMap(({ id: sectorId, activities }) =>
      activities.map(({ id: activityId }) => ({ sectorId, activityId })),
    )
    const unsaved = await saveLeftAnswers(
      tramite,
      (id) => openDraft(drafts, mappingAnswersDraft, owner, { id }),
      places,
    )
    setSaving(false)
    setLeft(unsaved)
    if (!unsaved) run.mutate()
  }
  return (
    <ConfirmDialog
      kind="review"
      sectors={sectors}
      left={left}
      failure={toOwnFailure(run.error)}
      isPending={isSaving || run.isPending}
      onConfirm={() => void send()}
      onCancel={onClose}
    />
  )
}

/** Reopens a completed mapping. */
export function RedoDialog({ onClose }: DialogProps) {
  const run = useRun(reopenMapping, { onDone: onClose })
  return <Confirm kind="redo" run={run} input={undefined} onClose={onClose} />
}

/** A record that is no longer found has been deleted by somebody else: the dialog closes. */
const endingWith = (onClose: () => void) => ({
  onDone: onClose,
  onFailed: (error: Error) => {
    if (isNotFound(error)) onClose()
  },
})

/** Deletes a sector with all its answers. */
export function DeleteSectorDialog({
  sector: { id, name },
  onClose,
}: DialogProps & { sector: ReportedSector }) {
  const run = useRun(deleteMappingSector, endingWith(onClose))
  const input = { sectorId: id }
  return <Confirm kind="deleteSector" run={run} input={input} name={name} onClose={onClose} />
}

interface ActivityProps extends DialogProps {
  sectorId: string
  activity: MappingActivitySummary
}

/** Deletes an activity with all its answers. */
export function DeleteActivityDialog({ sectorId, activity, onClose }: ActivityProps) {
  const run = useRun(deleteMappingActivity, endingWith(onClose))
  const input = { sectorId, activityId: activity.id }
  return (
    <Confirm
      kind="deleteActivity"
      run={run}
      input={input}
      name={activity.label}
      onClose={onClose}
    />
  )
}

/**
 * Adds a sector with a custom name.
 * @param names of the existing sectors
 */
export function OtherSectorDialog({ names, onClose }: DialogProps & { names: readonly string[] }) {
  const run = useRun(addOtherMappingSector, {
    onDone: () => close(),
    onFailed: (error) => form.reject({ sectorName: error.message }),
  })
  const [schema] = useState(() => createSectorSchema(names))
  const { form, keyOf, close } = usePersistedForm({
    onClose,
    storedAs: { name: 'mapping-sector' },
    schema,
    onSubmit: (sector) => run.mutate({ ...sector, idempotencyKey: keyOf(sector) }),
  })
  return (
    <NameDialog
      kind="sector"
      form={form}
      name={form.text('sectorName')}
      isPending={run.isPending}
      failure={useFailure(run)}
      onClose={onClose}
    />
  )
}

/**
 * Adds an activity to a sector.
 * @param names of the existing activities
 */
export function NewActivityDialog({
  sectorId,
  names,
  onClose,
}: DialogProps & { sectorId: string; names: readonly string[] }) {
  const [schema] = useState(() => createActivitySchema(names))
  const run = useRun(addMappingActivity, {
    onDone: () => close(),
    onFailed: (error) => form.refuse(error),
  })
  const { form, keyOf, close } = usePersistedForm({
    onClose,
    storedAs: { name: newActivityPlace, id: sectorId },
    schema,
    onSubmit: ({ label }) => run.mutate({ sectorId, label, idempotencyKey: keyOf(label) }),
  })
  return (
    <NameDialog
      kind="activity"
      form={form}
      name={form.text('label')}
      isPending={run.isPending}
      failure={useFailure(run)}
      onClose={onClose}
    />
  )
}

/**
 * Renames an activity, based on the name seen when the dialog opened; after a refusal that reported
 * another name, based on that one, since saving again is deliberate.
 * @param place the list of its sector, or the title of its own page
 * @param names of the activities of the sector; omitted where they are not read, and only the server
 * knows them
 */
export function RenameActivityDialog({
  sectorId,
  activity,
  place,
  names = [],
  onClose,
}: ActivityProps & { place: 'list' | 'title'; names?: readonly string[] }) {
  const { id } = activity
  const [oldLabel, setOldLabel] = useState(activity.label)
  const [schema] = useState(() => createActivitySchema(names.filter((name) => name !== oldLabel)))
  const own = useOwnSave()
  const run = useRun(place === 'list' ? renameMappingActivity : retitleMappingActivity, {
    onDone: () => close(),
    onFailed: (error) => {
      form.refuse(error)
      if (isRefusal<'renameMappingActivity'>(error, 'PRECONDITION_FAILED')) {
        setOldLabel((last) => error.errors.label ?? last)
      }
    },
  })
  const { form, before, close } = usePersistedForm({
    onClose,
    storedAs: { name: activityRenamePlace, id },
    schema,
    initial: { label: oldLabel },
    onSubmit: ({ label }) => {
      const stored = activity.label
      // After a lost answer the same name is sent again unchanged; another name is based on the stored one.
      const isNext = own.isOwn({ before: oldLabel, stored }) && label !== stored
      own.onSend(label)
      const from = isNext ? stored : oldLabel
      run.mutate({ sectorId, activityId: id, label, oldLabel: from })
    },
  })
  return (
    <NameDialog
      kind="rename"
      form={form}
      name={form.text('label')}
      changedName={oldLabel === before.label ? undefined : oldLabel}
      isPending={run.isPending}
      failure={useFailure(run)}
      onClose={onClose}
    />
  )
}
