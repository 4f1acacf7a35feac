import { businessNameSchema, getBusiness, updateBusiness } from '@tramite/core/businesses'
import { useEditing, useFormatDay, useRecord, useRun, useViewer } from '@tramite/react'
import { BusinessSettingsView } from '@tramite/ui/businesses'
import { useEditingGuard } from '../providers/use-leave-dialog.tsx'
import { Members } from './members.tsx'

/** A business: its name, and its users. */
export function BusinessSettingsPage({ id }: { id: string }) {
  const { data: business, state, isRetrying, onRetry } = useRecord(getBusiness, { id })
  const toDay = useFormatDay()
  const { access } = useViewer()
  const { onDone, onFailed, ...editing } = useEditing({
    schema: businessNameSchema,
    operation: getBusiness,
    input: { id },
    stored: business && { name: business.name },
    onSave: (values, version) => save.mutate({ id, ...values, version }),
  })
  const save = useRun(updateBusiness, { onDone, onFailed })
  const leaveDialog = useEditingGuard(editing)
  return (
    <>
      <BusinessSettingsView
        {...editing}
        canEdit={access.writing.allowed}
        state={state}
        business={business}
        createdOn={business ? toDay(business.createdAt) : ''}
        isSaving={save.isPending}
        onRetry={onRetry}
        isRetrying={isRetrying}
      >
        {business && <Members business={business} />}
      </BusinessSettingsView>
      {leaveDialog}
    </>
  )
}
