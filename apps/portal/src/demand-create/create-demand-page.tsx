import { CreateDemandView } from '@tramite/ui/demands/create'
import { useLeaveGuard } from '../providers/use-leave-guard.tsx'
import { useCreateDemand } from './use-create-demand.ts'

/** The form, for those who may raise demands. */
export function CreateDemandPage() {
  const { view, isUploading, isUnkept } = useCreateDemand()
  const leaveDialog = useLeaveGuard(isUploading || isUnkept, isUploading ? 'uploads' : 'draft')
  return (
    <>
      <CreateDemandView {...view} />
      {leaveDialog}
    </>
  )
}
