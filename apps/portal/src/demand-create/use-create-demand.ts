import { useNavigate } from '@tanstack/react-router'
import {
  createDemand,
  createDemandSchema,
  demandCreateDraft,
  evaluateSecrecy,
  getDemand,
  toNewDemand,
} from '@tramite/core/demands'
import { toStillOffered } from '@tramite/core/forms'
import { toWriteNotice } from '@tramite/core/http'
import { demandCreateMessages } from '@tramite/core/messages'
import { toNotifiableUsers } from '@tramite/core/users'
import {
  toPeople,
  useApp,
  useBusinesses,
  useDraftForm,
  useMembers,
  useViewer,
} from '@tramite/react'
import type { CreateDemandViewProps } from '@tramite/ui/demands/create'

/** The create-demand form: its draft, its files, its single call. */
export function useCreateDemand(): {
  view: CreateDemandViewProps
  isUploading: boolean
  isUnstored: boolean
} {
  const { user } = useViewer()
  const { tramite, queries } = useApp()
  const navigate = useNavigate()
  const all = useMembers()
  const colleagues = toNotifiableUsers(all.users, user.id)
  const { active } = useBusinesses()

  const canBePrivate = evaluateSecrecy(user.Customer).allowed
  const { form, sending, command, unfinished, discard, ...field } = useDraftForm({
    kept: demandCreateDraft,
    schema: createDemandSchema,
    operation: createDemand,
    toInput(attachments, filled) {
      const usersToNotify = toStillOffered(filled.usersToNotify, colleagues, all.isComplete)
      const context = { userId: user.id, canBePrivate, attachments }
      return toNewDemand({ ...filled, usersToNotify }, context)
    },
    onDoneHere(created) {
      const { id } = created
      // Its page starts from this answer, and rereads what has changed while it was on its way.
      const { queryKey } = tramite.query(getDemand, { id })
      queries.setQueryData(queryKey, created)
      void queries.invalidateQueries({ queryKey, exact: true })
      // Going back does not lead to an empty form.
      navigate({ to: '/demands/$id', params: { id }, replace: true })
    },
  })

  const view: CreateDemandViewProps = {
    form,
    businessName: active?.name,
    failure: command.isError
      ? toWriteNotice(command.error, demandCreateMessages['demands.createFailed'])
      : undefined,
    isPending: command.isPending,
    ...sending,
    uploads: field.uploads,
    colleagues: toPeople(all, colleagues),
    canBePrivate,
    savedAt: field.savedAt,
    draftNotice: field.notice,
    onDiscard: demandCreateDraft.isEmpty(field.values) ? undefined : discard,
  }
  return { view, ...unfinished }
}
