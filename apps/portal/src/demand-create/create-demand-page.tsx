import { CreateDemandView } from '@tramite/ui/demands/create'
import { useDraftGuard } from '../providers/draft-guard.tsx'
import { useCreateDemand } from './use-create-demand.ts'

/** The form, for users who may create demands. */
export function CreateDemandPage() {
  const { view, ...unfinished } = useCreateDemand()
  const leaveDialog = useDraftGuard(unfinished)
  return (
    <>
      <CreateDemandView {...view} />
      {leaveDialog}
    </>
  )
}
