import type { UploadRecord } from '@tramite/core/files'
import type { FormOptions, FormSchema, FormValues } from '@tramite/core/forms'
import { type PageForm, type PageFormOptions, useForm } from '../forms/use-form.ts'
import type { Uploads } from './queued-uploads.ts'
import { type FormSending, useSendWhenUploaded } from './use-send-when-uploaded.ts'

/** What a form with files is made of. */
export interface FormWithFilesOptions<Schema extends FormSchema, Kept>
  extends Omit<PageFormOptions<Schema, Kept>, 'onSubmit'> {
  readonly uploads: Pick<Uploads, 'decision' | 'isUnfinished' | 'props'>
  /** Receives the files when all have been uploaded, and the parsed values when they are valid. */
  readonly onSend: (
    files: UploadRecord[],
    values: Parameters<FormOptions<Schema>['onSubmit']>[0],
  ) => void
}

/** A form with files, and the state of its sending. */
export interface FormWithFiles<Values> extends FormSending {
  readonly form: PageForm<Values>
}

/**
 * A form with files. On submitting it waits for those still being uploaded and then validates the current
 * values; a file that failed stops it, and so does removing one meanwhile.
 * @returns the form, and what its view shows of the sending
 * @example
 * const uploads = useUploads()
 * const { form, ...sending } = useFormWithFiles({
 *   schema: reminderDemandSchema,
 *   uploads,
 *   onSend: (attachments, values) => raise.mutate({ ...values, attachments }),
 * })
 */
export function useFormWithFiles<
  Schema extends FormSchema,
  Kept extends FormValues<Schema> = FormValues<Schema>,
>({
  uploads,
  onSend,
  ...options
}: FormWithFilesOptions<Schema, Kept>): FormWithFiles<FormValues<Schema>> {
  const { request, ...sending } = useSendWhenUploaded(uploads, onSend, () => {
    form.submit()
  })
  const form = useForm<Schema, Kept>({ ...options, onSubmit: request })
  return { form, ...sending }
}
