import {
  addPrivateDemandUsers,
  type Demand,
  makeDemandPrivate,
  makeDemandPublic,
  makePrivateSchema,
  privateUsersSchema,
} from '@tramite/core/demands'
import { toFieldErrors, toStillOffered } from '@tramite/core/forms'
import { toPeople, useFailure, useForm, useMembers, useRun, useViewer } from '@tramite/react'
import { toAudienceText, toUserNames } from '@tramite/ui/demands/detail'
import { PrivacyDialog as PrivacyView } from '@tramite/ui/demands/dialogs'
import { useState } from 'react'

interface PrivacyDialogProps {
  demand: Demand
  /** Whether the reader may make it private and public again. */
  canToggle: boolean
  onClose: () => void
}

/** Manages who sees a demand. */
export default function PrivacyDialog({ demand, canToggle, onClose }: PrivacyDialogProps) {
  const { user } = useViewer()
  const { id, userId: creatorId, privateUsers } = demand
  // As it was when the dialog opened: the question does not change under the reader except by their own action.
  const [isPrivate, setPrivate] = useState(demand.private)
  const all = useMembers()
  const add = useRun(addPrivateDemandUsers, { onDone: onClose })
  const makePrivate = useRun(makeDemandPrivate, {
    onDone: () => {
      if (form.values.usersIds.length === 0) {
        onClose()
        return
      }
      // If letting the colleagues in failed, only that is left to retry.
      setPrivate(true)
      letIn(form.values)
    },
  })
  const makePublic = useRun(makeDemandPublic, { onDone: onClose })
  const form = useForm({
    schema: makePrivateSchema,
    onSubmit: (values) => {
      if (isPrivate) letIn(values)
      else makePrivate.mutate({ id, userId: user.id })
    },
  })
  const seesIt = new Set([creatorId, user.id, ...(isPrivate ? privateUsers : [])])
  const colleagues = all.users.filter((each) => !seesIt.has(each.id))
  const letIn = ({ usersIds }: { usersIds: readonly string[] }) => {
    const asked = privateUsersSchema.safeParse({
      usersIds: toStillOffered(usersIds, colleagues, all.isComplete),
    })
    if (!asked.success) {
      form.reject(toFieldErrors(asked.error))
      return
    }
    const [userId = '', ...others] = asked.data.usersIds
    add.mutate({ id, userId, usersIds: others })
  }
  return (
    <PrivacyView
      isOpen
      isPrivate={isPrivate}
      audience={toAudienceText(demand, {
        customerName: null,
        userNames: toUserNames(all.users),
        areAllNamed: all.isComplete,
      })}
      form={form}
      colleagues={toPeople(all, colleagues)}
      onOpenToAll={isPrivate && canToggle ? () => makePublic.mutate({ id }) : undefined}
      isOpening={makePublic.isPending}
      isPending={makePrivate.isPending || add.isPending}
      failure={useFailure(makePrivate, add, makePublic)}
      onClose={onClose}
    />
  )
}
