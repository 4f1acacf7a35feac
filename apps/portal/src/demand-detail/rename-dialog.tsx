import { type Demand, getDemand, renameDemand, renameSchema } from '@tramite/core/demands'
import { useApp, useForm, useRun, useSeenVersion } from '@tramite/react'
import { RenameDialog as RenameView } from '@tramite/ui/demands/dialogs'
import { useState } from 'react'

/** Renames the demand; the page's data is read again after. */
export function RenameDialog({ demand, onClose }: { demand: Demand; onClose: () => void }) {
  const { id, name } = demand
  const { toasts } = useApp().ports
  const [nameBefore] = useState(name)
  const { version, onFailed } = useSeenVersion(getDemand, { id })
  const rename = useRun(renameDemand, { onDone: onClose, onFailed })
  const form = useForm({
    schema: renameSchema,
    initial: { name },
    onSubmit: (values) => rename.mutate({ id, ...values, version }),
    onRefused: (errors) => toasts.show({ title: errors.name ?? '', tone: 'error' }),
  })
  // Somebody else was faster: a live update says so, or the server's refusal of the old version. What stands
  // in the field is the own change, though its answer was lost.
  const isChanged = name !== nameBefore && name !== form.values.name.trim() && !rename.isSuccess
  return (
    <RenameView
      isOpen
      form={form}
      onClose={onClose}
      isPending={rename.isPending}
      changedName={isChanged ? name : undefined}
    />
  )
}
