import { useMutation } from '@tanstack/react-query'
import { type Demand, evaluateRename, renameDemand } from '@tramite/core/demands'
import { isApiError } from '@tramite/core/http'
import { demandFieldMessages } from '@tramite/core/messages'
import { RenameDialog as RenameView } from '@tramite/ui/demands/dialogs'
import { useState } from 'react'
import { client } from '../integrations/client.ts'
import { showToast } from '../integrations/toasts.ts'

const refusals = {
  nameRequired: demandFieldMessages['demands.renameRequired'],
  nameTooLong: demandFieldMessages['demands.nameTooLong'],
} as const

/** Renames the demand; the page's data is read again after. Specification §2, §5. */
export function RenameDialog({ demand, onClose }: { demand: Demand; onClose: () => void }) {
  const [name, setName] = useState(demand.name)
  const [errors, setErrors] = useState<{ name?: string }>({})
  const rename = useMutation({ ...renameDemand(client), onSuccess: onClose })
  const isConflict = isApiError(rename.error) && rename.error.status === 412

  const submit = () => {
    const decision = evaluateRename(name)
    if (decision.allowed) {
      rename.mutate({ id: demand.id, name: decision.name })
      return
    }
    const text = refusals[decision.reason]
    setErrors({ name: text })
    showToast({ title: text, tone: 'error' })
  }
  return (
    <RenameView
      isOpen
      value={name}
      onChange={(next) => {
        setName(next)
        setErrors({})
      }}
      onSubmit={submit}
      onClose={onClose}
      errors={errors}
      isPending={rename.isPending}
      changedName={isConflict ? demand.name : undefined}
    />
  )
}
