import { type ReactNode, useId } from 'react'
import { overlayLabels } from '../../labels/overlays.ts'
import { Button } from '../Button/Button.tsx'
import { Dialog, type DialogProps } from '../Dialog/Dialog.tsx'
import { Form, type FormHandle } from '../Form/Form.tsx'

export interface FormDialogProps
  extends Pick<DialogProps, 'title' | 'isOpen' | 'onClose' | 'width'> {
  form: FormHandle
  submitText: string
  pendingText: string
  /** What was sent is on its way: the dialog stays until there is an answer. */
  isPending: boolean
  cancelText?: string
  /** What it does cannot be undone by who does it. */
  isDanger?: boolean
  /** What stands before the fields, such as what somebody else changed. */
  notice?: ReactNode
  children: ReactNode
}

/** A dialog that is a form. Leaving it asks where something would be lost. */
export function FormDialog({
  form,
  submitText,
  pendingText,
  isPending,
  cancelText = overlayLabels.cancel,
  isDanger = false,
  notice,
  children,
  ...dialog
}: FormDialogProps) {
  const id = useId()
  return (
    <Dialog
      {...dialog}
      isDirty={form.isDirty}
      isPending={isPending}
      cancelText={cancelText}
      actions={
        <Button
          type="submit"
          form={id}
          variant={isDanger ? 'danger' : 'primary'}
          isPending={isPending}
          pendingText={pendingText}
        >
          {submitText}
        </Button>
      }
    >
      {notice}
      <Form id={id} form={form} isPending={isPending}>
        {children}
      </Form>
    </Dialog>
  )
}
