import { type DraftForm, type DraftSubject, keepSentKey, type SentOnce } from '@tramite/core/drafts'
import type { DraftFiles, UploadRecord } from '@tramite/core/files'
import type { FormOptions, FormSchema, FormValues } from '@tramite/core/forms'
import type { ApiClient, Command } from '@tramite/core/http'
import { type Run, useRun } from '../calls/use-run.ts'
import type { UploadsProps } from '../uploads/queued-uploads.ts'
import { useDraftUploads } from '../uploads/use-draft-uploads.ts'
import { type FormWithFiles, useFormWithFiles } from '../uploads/use-form-with-files.ts'
import type { FormSending } from '../uploads/use-send-when-uploaded.ts'
import { useViewer } from '../viewer/viewer-context.tsx'
import { type DraftField, useDraft } from './use-draft.ts'

/** What a draft keeps beside the fields of its form: the files, and what was sent without an answer. */
interface SentWithFiles {
  readonly files: DraftFiles
  readonly sent: SentOnce | null
}

/** What a form over a draft is made of, whose command creates something. */
export interface DraftFormOptions<
  Schema extends FormSchema,
  Kept extends FormValues<Schema> & SentWithFiles,
  Input,
  Data,
> {
  /** What kind of draft; must not change between renders. */
  readonly kept: DraftForm<Kept>
  /** What the draft is about; read once. */
  readonly subject?: DraftSubject
  readonly schema: Schema
  /** Of the SDK, such as `createDemand`. */
  readonly operation: (client: ApiClient) => Command<Input, Data>
  /** The call's input from the files that have arrived and the parsed values; its key is added. */
  readonly toInput: (
    files: UploadRecord[],
    values: Parameters<FormOptions<Schema>['onSubmit']>[0],
  ) => Input
  /**
   * Called when the command has succeeded and the draft has ended, unless the screen has been left, as
   * `onDone` of `useRun` is.
   */
  readonly onDoneHere?: (data: Data) => void
}

/** A form over a draft, with the state of its draft and its files. */
export interface PageDraftForm<Values, Kept, Input, Data>
  extends Pick<FormWithFiles<Values>, 'form'>,
    Pick<DraftField<Kept>, 'values' | 'savedAt' | 'notice'> {
  readonly uploads: UploadsProps
  /** What the view shows of the sending. */
  readonly sending: FormSending
  readonly command: Run<Input, Data>
  /** What would be lost if the user left: what to ask about. */
  readonly unfinished: { readonly isUploading: boolean; readonly isUnstored: boolean }
  /** Empties the form and its files, which the user may undo. */
  readonly discard: () => void
}

/**
 * A form with files over a draft, whose command creates something. The input survives a reload and a failed
 * call; the same content is created only once, even if the answer was lost; and a refusal is shown at its
 * field or file. The draft ends, with its files, when the command has succeeded, even if the screen has been
 * left meanwhile, and by `form.forget` when the user discards the form, as a `FormDialog` does when it is
 * left.
 * @example
 * const { form, sending, uploads } = useDraftForm({
 *   kept: demandCreateDraft,
 *   schema: createDemandSchema,
 *   operation: createDemand,
 *   toInput: (attachments, values) => ({ ...values, attachments }),
 *   onDoneHere: ({ id }) => navigate(toDemandPath(id)),
 * })
 */
export function useDraftForm<
  Schema extends FormSchema,
  Kept extends FormValues<Schema> & SentWithFiles,
  Input,
  Data,
>({
  kept,
  subject,
  schema,
  operation,
  toInput,
  onDoneHere,
}: DraftFormOptions<Schema, Kept, Input, Data>): PageDraftForm<
  FormValues<Schema>,
  Kept,
  Input,
  Data
> {
  const field = useDraft(kept, subject)
  const { draft } = field
  const { now } = useViewer()
  const uploads = useDraftUploads(field)
  const finish = () => {
    uploads.clear()
    draft.finish()
  }
  const command = useRun(operation, {
    onDone: finish,
    onFailed: (error) => {
      uploads.refuse(error)
      form.refuse(error)
    },
  })
  const { form, ...sending } = useFormWithFiles<Schema, Kept>({
    schema,
    draft,
    uploads,
    onSend: (files, values) => {
      const input = toInput(files, values)
      const idempotencyKey = keepSentKey(draft, input, now())
      command.mutate({ ...input, idempotencyKey }, { onSuccess: (data) => onDoneHere?.(data) })
    },
  })
  const { values, savedAt, notice } = field
  return {
    form: { ...form, forget: finish },
    sending,
    command,
    uploads: uploads.props,
    values,
    savedAt,
    notice,
    unfinished: {
      isUploading: uploads.needsPage,
      // Once it is done, there is nothing left to lose until somebody types again.
      isUnstored: field.isUnstored && !(command.isSuccess && draft.snapshot().isEmpty),
    },
    discard() {
      uploads.clear()
      draft.discard()
      form.settle()
    },
  }
}
