import {
  createMarkEditSchema,
  evaluateMarkEdit,
  getMark,
  type Mark,
  type Presentation,
  toEditableParts,
  updateMark,
} from '@tramite/core/marks'
import { markFieldMessages } from '@tramite/core/messages'
import { useKeptForm, useRun, useSeenVersion, useUploads } from '@tramite/react'
import { EditMarkDialog as EditMarkView } from '@tramite/ui/marks/dialogs'
import { useState } from 'react'
import { checkLogo } from './mark-files.ts'
import { useCheckedFile } from './use-checked-file.ts'

interface EditMarkDialogProps {
  mark: Mark
  presentation: Presentation
  onClose: () => void
}

/** Edits a mark; its demand goes back to the firm with what changed. */
export function EditMarkDialog({ mark, presentation, onClose }: EditMarkDialogProps) {
  const { id } = mark
  const { version, onFailed } = useSeenVersion(getMark, { id })
  const update = useRun(updateMark, { onDone: () => close(), onFailed })
  const logo = useCheckedFile(useUploads(), checkLogo)
  const parts = toEditableParts(presentation)
  const [isLogoMissing, setLogoMissing] = useState(false)
  const { form, close } = useKeptForm({
    onClose,
    kept: { name: 'mark-edit', id },
    schema: createMarkEditSchema(presentation),
    initial: { name: parts.name ? mark.name : '' },
    onSubmit: ({ name }) => {
      const change = {
        ...(parts.name && { name: name.trim() }),
        ...(logo.record && { logo: logo.record }),
      }
      const decision = evaluateMarkEdit(mark, change)
      setLogoMissing(!decision.allowed)
      if (decision.allowed) update.mutate({ id, version, ...change })
    },
  })
  return (
    <EditMarkView
      mark={mark}
      form={form}
      logo={
        isLogoMissing && !logo.record
          ? { ...logo.file, error: logo.file.error ?? markFieldMessages['marks.updateInvalid'] }
          : logo.file
      }
      busy={update.isPending ? 'saving' : logo.isUnfinished ? 'uploading' : null}
      onClose={close}
    />
  )
}
