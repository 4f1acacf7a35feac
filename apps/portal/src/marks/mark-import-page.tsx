import { importMarks, type MarkImportResult, markImportSchema } from '@tramite/core/marks'
import { usePersistedForm, useRun } from '@tramite/react'
import { MarkImportView } from '@tramite/ui/marks'
import { useState } from 'react'
import { useLeaveDialog } from '../providers/use-leave-dialog.tsx'

/** Imports marks by their process numbers; numbers that need correcting stay in the field. */
export function MarkImportPage() {
  const [results, setResults] = useState<readonly MarkImportResult[]>([])
  const run = useRun(importMarks, {
    onDone: (answer, { marcaProcessNumber: sent }) => {
      setResults(answer.results)
      // What has been typed meanwhile stays.
      if (form.values.marcaProcessNumber.trim() !== sent) return
      const malformed = answer.results.filter(({ outcome }) => outcome === 'malformed')
      const left = { marcaProcessNumber: malformed.map(({ number }) => number).join(', ') }
      form.set(left)
      if (malformed.length === 0) form.settle()
      keep(left)
    },
    onFailed: (error) => form.refuse(error),
  })
  const { form, keep, forget } = usePersistedForm({
    storedAs: { name: 'mark-import' },
    schema: markImportSchema,
    onSubmit: (values) => run.mutate(values),
  })
  const leaveDialog = useLeaveDialog(form.isDirty && !run.isPending, 'input', forget)
  return (
    <>
      <MarkImportView form={form} isPending={run.isPending} results={results} />
      {leaveDialog}
    </>
  )
}
