import { useMutation } from '@tanstack/react-query'
import { type Demand, evaluateRename, renameDemand } from '@tramite/core/demands'
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
  const [nameBefore] = useState(demand.name)
  const [name, setName] = useState(nameBefore)
  const [errors, setErrors] = useState<{ name?: string }>({})
  const rename = useMutation({ ...renameDemand(client), onSuccess: onClose })
  // Somebody else was faster: a live update says so, or the server's refusal of the old version.
  const isChanged = demand.name !== nameBefore && !rename.isSuccess

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
      changedName={isChanged ? demand.name : undefined}
    />
  )
}
