import {
  createMarkEditSchema,
  evaluateMarkEdit,
  getMark,
  type Mark,
  type Presentation,
  toEditableParts,
  toPresentation,
  updateMark,
} from '@tramite/core/marks'
import { markFieldMessages } from '@tramite/core/messages'
import {
  useCheckedFile,
  useFailure,
  useOwnSave,
  usePersistedForm,
  useRecordToEdit,
  useRun,
  useSeenVersion,
  useUploads,
} from '@tramite/react'
import { LoadingDialog } from '@tramite/ui/LoadingDialog'
import { EditMarkDialog as EditMarkView } from '@tramite/ui/marks/dialogs'
import { useState } from 'react'
import { useDraftGuard } from '../providers/draft-guard.tsx'
import { checkLogo } from './mark-files.ts'

interface EditMarkDialogProps {
  id: string
  onClose: () => void
}

/** Edits a mark; its demand returns to the firm with the changes. */
export default function EditMarkDialog({ id, onClose }: EditMarkDialogProps) {
  const mark = useRecordToEdit(getMark, { id }, onClose)
  if (!mark) return <LoadingDialog onClose={onClose} />
  const presentation = toPresentation(mark.apresentacao ?? '')
  return (
    presentation && <LoadedMarkDialog mark={mark} presentation={presentation} onClose={onClose} />
  )
}

interface LoadedMarkDialogProps {
  mark: Mark
  presentation: Presentation
  onClose: () => void
}

function LoadedMarkDialog({ mark, presentation, onClose }: LoadedMarkDialogProps) {
  const { id } = mark
  const { version, latest, shown, onFailed } = useSeenVersion(getMark, { id })
  const logo = useCheckedFile(useUploads(), checkLogo)
  const own = useOwnSave()
  const update = useRun(updateMark, {
    onDone: () => close(),
    onFailed: (error) => {
      logo.refuse(error)
      onFailed(error)
    },
  })
  const parts = toEditableParts(presentation)
  const [isLogoMissing, setLogoMissing] = useState(false)
  const [wasRefused, setRefused] = useState(false)
  const hasChosen = logo.file.uploads.rows.length > 0
  const isUnsent = hasChosen && !logo.record
  const { form, before, close } = usePersistedForm({
    onClose,
    storedAs: { name: 'mark-edit', id },
    schema: createMarkEditSchema(presentation),
    initial: { name: parts.name ? mark.name : '' },
    onSubmit: ({ name }) => {
      setRefused(isUnsent)
      if (isUnsent) return
      const change = {
        ...(parts.name && { name: name.trim() }),
        ...(logo.record && { logo: logo.record }),
      }
      const decision = evaluateMarkEdit(mark, change)
      setLogoMissing(!decision.allowed)
      if (!decision.allowed) return
      // Unchanged data would only return the demand to the firm. A change whose answer was lost is sent
      // again, so that its success is reported.
      const isSame = change.name === before.name && change.name === mark.name
      if (isSame && !logo.record) close()
      else {
        const isNext = isOwn && change.name !== mark.name
        if (change.name !== undefined) own.onSend(change.name)
        const seen = isOthers ? shown() : version
        update.mutate({ id, version: isNext ? latest() : seen, ...change })
      }
    },
  })
  const isOwn = own.isOwn({ before: before.name, stored: mark.name })
  const isOthers = mark.name !== before.name && mark.name !== form.values.name.trim() && !isOwn
  const leaveDialog = useDraftGuard({
    isUploading: logo.needsPage,
    isUnstored: hasChosen,
  })
  return (
    <>
      <EditMarkView
        mark={mark}
        form={form}
        logo={
          isLogoMissing && !logo.record
            ? { ...logo.file, error: logo.file.error ?? markFieldMessages['marks.updateInvalid'] }
            : logo.file
        }
        hasFailedUpload={wasRefused && isUnsent && !logo.isUnfinished}
        busy={update.isPending ? 'saving' : logo.isUnfinished ? 'uploading' : null}
        failure={useFailure(update)}
        changedName={parts.name && isOthers && !update.isSuccess ? mark.name : undefined}
        onClose={onClose}
      />
      {leaveDialog}
    </>
  )
}
