import {
  addPrivateDemandUsers,
  closePrivateDemand,
  type Demand,
  makePrivateSchema,
  openPrivateDemand,
  privateUsersSchema,
} from '@tramite/core/demands'
import { useForm, useRun, useViewer } from '@tramite/react'
import { toAudienceText } from '@tramite/ui/demands/detail'
import { PrivacyDialog as PrivacyView } from '@tramite/ui/demands/dialogs'
import { useState } from 'react'
import { toPeople, useAllUsers } from '../account/use-all-users.ts'

interface PrivacyDialogProps {
  demand: Demand
  /** Whether the reader may make it private and open it again. */
  canToggle: boolean
  onClose: () => void
}

/** Who sees a demand. */
export function PrivacyDialog({ demand, canToggle, onClose }: PrivacyDialogProps) {
  const { user } = useViewer()
  const { id, userId: creatorId, privateUsers } = demand
  // As it was when it was opened: what is asked does not change under the reader.
  const [wasPrivate] = useState(demand.private)
  const all = useAllUsers()
  const add = useRun(addPrivateDemandUsers, { onDone: onClose })
  const close = useRun(closePrivateDemand, {
    onDone: () => {
      const [first, ...others] = form.values.usersIds
      if (first === undefined) onClose()
      else add.mutate({ id, userId: first, usersIds: others })
    },
  })
  const open = useRun(openPrivateDemand, { onDone: onClose })
  const form = useForm({
    schema: wasPrivate ? privateUsersSchema : makePrivateSchema,
    onSubmit: ({ usersIds: [first, ...others] }) => {
      if (!wasPrivate) close.mutate({ id, userId: user.id })
      else if (first !== undefined) add.mutate({ id, userId: first, usersIds: others })
    },
  })
  const seesIt = new Set([creatorId, user.id, ...(wasPrivate ? privateUsers : [])])
  return (
    <PrivacyView
      isOpen
      isPrivate={wasPrivate}
      audience={toAudienceText(demand, {
        customerName: null,
        userNames: new Map(all.users.map(({ id: userId, name }) => [userId, name])),
      })}
      form={form}
      colleagues={toPeople(
        all,
        all.users.filter((each) => !seesIt.has(each.id)),
      )}
      onOpenToAll={wasPrivate && canToggle ? () => open.mutate({ id }) : undefined}
      isPending={close.isPending || add.isPending || open.isPending}
      onClose={onClose}
    />
  )
}
