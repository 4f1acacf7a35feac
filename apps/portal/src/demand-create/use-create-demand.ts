import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { formatTime } from '@tramite/core/calendar'
import { createDemand, createDemandSchema } from '@tramite/core/demands'
import type { UploadRecord } from '@tramite/core/files'
import { toFieldErrors } from '@tramite/core/forms'
import { isApiError, toFailureNotice } from '@tramite/core/http'
import { demandMessages } from '@tramite/core/messages'
import { listUsers, toNotifiableUsers } from '@tramite/core/users'
import type {
  CreateDemandErrors,
  CreateDemandValues,
  CreateDemandViewProps,
} from '@tramite/ui/demands/create'
import { useEffect, useState } from 'react'
import { client } from '../integrations/client.ts'
import { useDraft } from '../integrations/drafts.ts'
import { usePortal } from '../providers/portal-context.tsx'
import { useSendWhenUploaded } from '../uploads/use-send-when-uploaded.ts'
import { type Uploads, useUploads } from '../uploads/use-uploads.ts'

/** What survives a reload: what was typed, the files that had arrived, and the key of the create. */
interface StoredDraft extends CreateDemandValues {
  readonly attachments: readonly UploadRecord[]
  /** Set by the first attempt to send; another content is another create. */
  readonly idempotencyKey: string | null
}

const emptyDraft: StoredDraft = {
  name: '',
  description: '',
  private: false,
  priority: false,
  usersToNotify: [],
  attachments: [],
  idempotencyKey: null,
}

function toErrors(values: CreateDemandValues): CreateDemandErrors {
  const parsed = createDemandSchema.safeParse(values)
  return parsed.success ? {} : toFieldErrors(parsed.error)
}

function isEmpty(draft: StoredDraft): boolean {
  return !draft.name && !draft.description && draft.attachments.length === 0
}

/** Keeps the files that have arrived with the draft. */
function useKeptAttachments(
  { decision }: Uploads,
  draft: StoredDraft,
  setDraft: (draft: StoredDraft) => void,
) {
  const keys = decision.allowed ? decision.attachments.map((file) => file.awsFileKey).join() : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the files change
  useEffect(() => {
    if (keys === null || !decision.allowed) return
    if (keys === draft.attachments.map((file) => file.awsFileKey).join()) return
    setDraft({ ...draft, attachments: decision.attachments, idempotencyKey: null })
  }, [keys])
}

/** The create-demand form: its draft, its files, its one call. */
export function useCreateDemand(): { view: CreateDemandViewProps; isUploading: boolean } {
  const { user, conventions } = usePortal()
  const navigate = useNavigate()
  const draft = useDraft('demand-create', emptyDraft)
  const uploads = useUploads(draft.value.attachments)
  const users = useQuery(listUsers(client, { limit: 200, page: 0 }))
  const [errors, setErrors] = useState<CreateDemandErrors>({})
  useKeptAttachments(uploads, draft.value, draft.setValue)

  const create = useMutation({
    ...createDemand(client),
    onSuccess: () => discard(),
    onError: (error) => {
      if (!isApiError(error)) return
      if (Object.keys(error.errors).length > 0) setErrors(error.errors)
      if (error.code === 'IDEMPOTENCY_KEY_REUSED') {
        draft.setValue({ ...draft.value, idempotencyKey: null })
      }
    },
  })
  const discard = () => {
    uploads.clear()
    draft.discard()
    setErrors({})
  }
  const canBePrivate = !user.Customer?.isSpecificDemand

  const send = (attachments: UploadRecord[]) => {
    const idempotencyKey = draft.value.idempotencyKey ?? crypto.randomUUID()
    draft.setValue({ ...draft.value, attachments, idempotencyKey })
    const { name, description, priority, usersToNotify } = draft.value
    const input = {
      name: name.trim(),
      description: description.trim(),
      private: canBePrivate && draft.value.private,
      priority,
      attachments,
      usersToNotify: [user.id, ...usersToNotify],
      idempotencyKey,
    }
    create.mutate(input, {
      // Not when the user has left meanwhile. Going back does not lead to an empty form.
      onSuccess: ({ id }) => navigate({ to: '/demands/$id', params: { id }, replace: true }),
    })
  }
  const { request, ...sending } = useSendWhenUploaded(uploads, send)

  const view: CreateDemandViewProps = {
    values: draft.value,
    onChange: (values) => draft.setValue({ ...draft.value, ...values, idempotencyKey: null }),
    onSubmit: () => {
      const refused = toErrors(draft.value)
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
    savedAt:
      draft.savedAt && !isEmpty(draft.value)
        ? formatTime(draft.savedAt.toISOString(), conventions.timeZone)
        : undefined,
    onDiscard: isEmpty(draft.value) ? undefined : discard,
  }
  return { view, isUploading: uploads.isUnfinished }
}
