import type { UploadRecord } from '@tramite/core/files'
import type { FormOptions, FormSchema, FormValues } from '@tramite/core/forms'
import { type PageFormOptions, useForm } from '../forms/use-form.ts'
import type { Uploads } from './queued-uploads.ts'
import { useSendWhenUploaded } from './use-send-when-uploaded.ts'

/** What a form with files is made of. */
export interface FormWithFilesOptions<Schema extends FormSchema, Kept>
  extends Omit<PageFormOptions<Schema, Kept>, 'onSubmit'> {
  readonly uploads: Pick<Uploads, 'decision' | 'isUnfinished' | 'props'>
  /** Takes the files when all have arrived, and the values when they are valid, as the schema makes them. */
  readonly onSend: (
    files: UploadRecord[],
    values: Parameters<FormOptions<Schema>['onSubmit']>[0],
  ) => void
}

/**
 * A form with files. It waits for those that are on their way when it is submitted, and what is in it by then
 * is checked anew; a file that failed stops it, and so does taking one away meanwhile.
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
>({ uploads, onSend, ...options }: FormWithFilesOptions<Schema, Kept>) {
  const { request, ...sending } = useSendWhenUploaded(uploads, onSend, () => {
    form.submit()
  })
  const form = useForm<Schema, Kept>({ ...options, onSubmit: request })
  return { form, ...sending }
}
