import { type DemandSummary, makeDemandsPrivate, privateInMassSchema } from '@tramite/core/demands'
import { toPeople, useForm, useMembers, useRun, useViewer } from '@tramite/react'
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
  const make = useRun(makeDemandsPrivate, { onDone })
  const ids = demands.map(({ id }) => id)
  const form = useForm({
    schema: privateInMassSchema,
    initial: { demandsIds: ids },
    onSubmit: ({ anotherUser }) => make.mutate({ ids, anotherUser }),
  })
  return (
    <BulkPrivacyDialog
      demands={demands}
      form={form}
      colleagues={toPeople(
        all,
        all.users.filter(({ id }) => id !== user.id),
      )}
      isPending={make.isPending}
      onClose={onClose}
    />
  )
}
