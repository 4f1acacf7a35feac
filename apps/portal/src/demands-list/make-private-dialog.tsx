import { type DemandSummary, makeDemandsPrivate, privateInMassSchema } from '@tramite/core/demands'
import { toStillOffered } from '@tramite/core/forms'
import { toPeople, useFailure, useForm, useMembers, useRun, useViewer } from '@tramite/react'
import { BulkPrivacyDialog } from '@tramite/ui/demands/dialogs'

interface MakePrivateDialogProps {
  demands: readonly DemandSummary[]
  onDone: () => void
  onClose: () => void
}

/** Lists the demands that will be private and who keeps access, then makes them private in one call. */
export default function MakePrivateDialog({ demands, onDone, onClose }: MakePrivateDialogProps) {
  const { user } = useViewer()
  const all = useMembers()
  const colleagues = all.users.filter(({ id }) => id !== user.id)
  const make = useRun(makeDemandsPrivate, { onDone })
  const ids = demands.map(({ id }) => id)
  const form = useForm({
    schema: privateInMassSchema,
    initial: { demandsIds: ids },
    onSubmit: ({ anotherUser: chosen }) => {
      const [anotherUser] = toStillOffered(chosen ? [chosen] : [], colleagues, all.isComplete)
      make.mutate({ ids, ...(anotherUser && { anotherUser }) })
    },
  })
  return (
    <BulkPrivacyDialog
      demands={demands}
      form={form}
      colleagues={toPeople(all, colleagues)}
      isPending={make.isPending}
      failure={useFailure(make)}
      onClose={onClose}
    />
  )
}
