import { type Demand, evaluateRename, getDemand, renameDemand } from '@tramite/core/demands'
import { isApiError } from '@tramite/core/http'
import { demandFieldMessages } from '@tramite/core/messages'
import { useApp, useRun } from '@tramite/react'
import { RenameDialog as RenameView } from '@tramite/ui/demands/dialogs'
import { useState } from 'react'

const refusals = {
  nameRequired: demandFieldMessages['demands.renameRequired'],
  nameTooLong: demandFieldMessages['demands.nameTooLong'],
} as const

/** Renames the demand; the page's data is read again after. Specification §2, §5. */
export function RenameDialog({ demand, onClose }: { demand: Demand; onClose: () => void }) {
  const { ports, tramite } = useApp()
  const [nameBefore] = useState(demand.name)
  const [name, setName] = useState(nameBefore)
  const [errors, setErrors] = useState<{ name?: string }>({})
  // What was seen when the dialog opened: what the page reads meanwhile does not count as seen.
  const [version, setVersion] = useState(() =>
    tramite.query(getDemand, { id: demand.id }).version(),
  )
  const rename = useRun(renameDemand, {
    onDone: onClose,
    onFailed: (error) => {
      // The refusal says what changed: saving once more is meant.
      if (isApiError(error) && error.version !== undefined) setVersion(error.version)
    },
  })
  // Somebody else was faster: a live update says so, or the server's refusal of the old version.
  const isChanged = demand.name !== nameBefore && !rename.isSuccess

  const submit = () => {
    const decision = evaluateRename(name)
    if (decision.allowed) {
      rename.mutate({ id: demand.id, name: decision.name, version })
      return
    }
    const text = refusals[decision.reason]
    setErrors({ name: text })
    ports.toasts.show({ title: text, tone: 'error' })
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
      isDirty={name !== nameBefore}
      changedName={isChanged ? demand.name : undefined}
    />
  )
}
