import { useNavigate } from '@tanstack/react-router'
import {
  createDemand,
  createDemandSchema,
  demandCreateDraft,
  toSentOnce,
} from '@tramite/core/demands'
import type { UploadRecord } from '@tramite/core/files'
import { toFieldErrors } from '@tramite/core/forms'
import { createRandomId, isApiError, toFailureNotice } from '@tramite/core/http'
import { demandMessages } from '@tramite/core/messages'
import { listUsers, toNotifiableUsers } from '@tramite/core/users'
import {
  useDraft,
  useDraftUploads,
  useRead,
  useRun,
  useSendWhenUploaded,
  useViewer,
} from '@tramite/react'
import type {
  CreateDemandErrors,
  CreateDemandValues,
  CreateDemandViewProps,
} from '@tramite/ui/demands/create'
import { useState } from 'react'

function toErrors(values: CreateDemandValues): CreateDemandErrors {
  const parsed = createDemandSchema.safeParse(values)
  return parsed.success ? {} : toFieldErrors(parsed.error)
}

/** The create-demand form: its draft, its files, its one call. */
export function useCreateDemand(): { view: CreateDemandViewProps; isUploading: boolean } {
  const { user } = useViewer()
  const navigate = useNavigate()
  const field = useDraft(demandCreateDraft)
  const { values, draft } = field
  const uploads = useDraftUploads(field)
  const users = useRead(listUsers, { limit: 200, page: 0 })
  const [errors, setErrors] = useState<CreateDemandErrors>({})

  const create = useRun(createDemand, {
    onDone: () => {
      uploads.clear()
      draft.finish()
    },
    onFailed: (error) => {
      uploads.refuse(error)
      if (isApiError(error) && Object.keys(error.errors).length > 0) setErrors(error.errors)
    },
  })
  const canBePrivate = !user.Customer?.isSpecificDemand

  const send = (attachments: UploadRecord[]) => {
    const { name, description, priority, usersToNotify } = values
    const demand = {
      name: name.trim(),
      description: description.trim(),
      private: canBePrivate && values.private,
      priority,
      attachments,
      usersToNotify: [user.id, ...usersToNotify],
    }
    const sent = toSentOnce(values.sent, JSON.stringify(demand), createRandomId())
    draft.change((last) => ({ ...last, sent }))
    draft.flush()
    create.mutate(
      { ...demand, idempotencyKey: sent.key },
      {
        // Not when the user has left meanwhile. Going back does not lead to an empty form.
        onSuccess: ({ id }) => navigate({ to: '/demands/$id', params: { id }, replace: true }),
      },
    )
  }
  const { request, ...sending } = useSendWhenUploaded(uploads, send)

  const view: CreateDemandViewProps = {
    values,
    onChange: (next) => draft.change((last) => ({ ...last, ...next })),
    onSubmit: () => {
      const refused = toErrors(values)
      setErrors(refused)
      if (Object.keys(refused).length === 0) request()
    },
    errors,
    failure: create.isError
      ? toFailureNotice(create.error, demandMessages['demands.createFailed'])
      : undefined,
    isPending: create.isPending,
    ...sending,
    uploads: uploads.props,
    colleagues: toNotifiableUsers(users.data?.users ?? [], user.id).map(
      ({ id, name, occupation }) => ({ id, label: name, note: occupation ?? undefined }),
    ),
    canBePrivate,
    savedAt: field.savedAt,
    draftNotice: field.notice,
    onDiscard: demandCreateDraft.isEmpty(values)
      ? undefined
      : () => {
          uploads.clear()
          draft.discard()
          setErrors({})
        },
  }
  return { view, isUploading: uploads.isUnfinished }
}
