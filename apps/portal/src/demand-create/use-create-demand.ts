import { useNavigate } from '@tanstack/react-router'
import {
  createDemand,
  createDemandSchema,
  demandCreateDraft,
  evaluateSecrecy,
  getDemand,
} from '@tramite/core/demands'
import { keepSentKey } from '@tramite/core/drafts'
import type { UploadRecord } from '@tramite/core/files'
import { toFailureNotice } from '@tramite/core/http'
import { demandCreateMessages } from '@tramite/core/messages'
import { toNotifiableUsers, toStillOffered } from '@tramite/core/users'
import {
  toPeople,
  useApp,
  useBusinesses,
  useDraft,
  useDraftUploads,
  useFormWithFiles,
  useMembers,
  useRun,
  useViewer,
} from '@tramite/react'
import type { CreateDemandViewProps } from '@tramite/ui/demands/create'

/** The create-demand form: its draft, its files, its single call. */
export function useCreateDemand(): {
  view: CreateDemandViewProps
  isUploading: boolean
  isUnkept: boolean
} {
  const { user } = useViewer()
  const { tramite, queries } = useApp()
  const navigate = useNavigate()
  const field = useDraft(demandCreateDraft)
  const { values, draft } = field
  const uploads = useDraftUploads(field)
  const all = useMembers()
  const colleagues = toNotifiableUsers(all.users, user.id)
  const { active } = useBusinesses()

  const create = useRun(createDemand, {
    onDone: () => {
      uploads.clear()
      draft.finish()
    },
    onFailed: (error) => {
      uploads.refuse(error)
      form.refuse(error)
    },
  })
  const canBePrivate = evaluateSecrecy(user.Customer).allowed

  const send = (attachments: UploadRecord[]) => {
    const { name, description, priority } = values
    const usersToNotify = toStillOffered(values.usersToNotify, colleagues, all.isWhole)
    const demand = {
      name: name.trim(),
      description: description.trim(),
      private: canBePrivate && values.private,
      priority,
      attachments,
      usersToNotify: [user.id, ...usersToNotify],
    }
    const idempotencyKey = keepSentKey(draft, demand)
    create.mutate(
      { ...demand, idempotencyKey },
      {
        onSuccess(created) {
          const { id } = created
          // Its page starts from this answer, and rereads what has changed while it was on its way.
          const { queryKey } = tramite.query(getDemand, { id })
          queries.setQueryData(queryKey, created)
          void queries.invalidateQueries({ queryKey, exact: true })
          // Not if the user has left meanwhile. Going back does not lead to an empty form.
          navigate({ to: '/demands/$id', params: { id }, replace: true })
        },
      },
    )
  }
  const { form, ...sending } = useFormWithFiles({
    schema: createDemandSchema,
    draft,
    uploads,
    onSend: send,
  })

  const view: CreateDemandViewProps = {
    form,
    businessName: active?.name,
    failure: create.isError
      ? toFailureNotice(create.error, demandCreateMessages['demands.createFailed'], {
          advice: demandCreateMessages['demands.createUnanswered'],
        })
      : undefined,
    isPending: create.isPending,
    ...sending,
    uploads: uploads.props,
    colleagues: toPeople(all, colleagues),
    canBePrivate,
    savedAt: field.savedAt,
    draftNotice: field.notice,
    onDiscard: demandCreateDraft.isEmpty(values)
      ? undefined
      : () => {
          uploads.clear()
          draft.discard()
          form.settle()
        },
  }
  // Once created, there is nothing left to lose.
  const isUnkept = field.isUnkept && !create.isSuccess
  return { view, isUploading: uploads.isUnfinished, isUnkept }
}
