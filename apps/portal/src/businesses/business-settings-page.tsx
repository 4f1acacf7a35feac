import { businessNameSchema, getBusiness, updateBusiness } from '@tramite/core/businesses'
import { isApiError } from '@tramite/core/http'
import { useEditing, useRead, useRun, useViewer } from '@tramite/react'
import { isId } from '@tramite/react/search'
import { BusinessSettingsView } from '@tramite/ui/businesses'
import { useFormatDay } from '../providers/use-format-day.ts'
import { useEditingGuard } from '../providers/use-leave-guard.tsx'
import { Members } from './members.tsx'

/** A business: its name, and who works in it. */
export function BusinessSettingsPage({ id }: { id: string }) {
  const query = useRead(getBusiness, { id }, { isEnabled: isId(id) })
  const { data: business, error } = query
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
  const isMissing = !isId(id) || (isApiError(error) && error.status === 404)
  const state = isMissing ? 'missing' : business ? 'ready' : error ? 'failed' : 'loading'
  return (
    <>
      <BusinessSettingsView
        {...editing}
        canEdit={access.writing.allowed}
        state={state}
        business={business}
        createdOn={business ? toDay(business.createdAt) : ''}
        isSaving={save.isPending}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      >
        {business && <Members business={business} />}
      </BusinessSettingsView>
      {leaveDialog}
    </>
  )
}
