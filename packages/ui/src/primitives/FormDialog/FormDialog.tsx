import { type ReactNode, useId } from 'react'
import { overlayLabels } from '../../labels/overlays.ts'
import { Button } from '../Button/Button.tsx'
import { Dialog, type DialogProps } from '../Dialog/Dialog.tsx'
import { Form, type FormHandle } from '../Form/Form.tsx'
import { InputNotice } from '../InputNotice/InputNotice.tsx'
import { Stack } from '../Layout/Layout.tsx'

export interface FormDialogProps
  extends Pick<DialogProps, 'title' | 'isOpen' | 'onClose' | 'width' | 'failure'> {
  form: FormHandle
  submitText: string
  pendingText: string
  /** Sending is under way: the dialog stays open until there is an answer. */
  isPending: boolean
  cancelText?: string
  /** The user cannot undo the action. */
  isDanger?: boolean
  /** Shown before the fields, such as what somebody else has changed. */
  notice?: ReactNode
  children: ReactNode
}

/**
 * A dialog with a form, its fields one below another. Leaving it asks for confirmation if input would be
 * lost. The input is then discarded, also where the form stores it, such as in a draft.
 */
export function FormDialog({
  form,
  submitText,
  pendingText,
  isPending,
  cancelText = overlayLabels.cancel,
  isDanger = false,
  notice,
  onClose,
  children,
  ...dialog
}: FormDialogProps) {
  const id = useId()
  return (
    <Dialog
      {...dialog}
      onClose={() => {
        form.forget?.()
        onClose()
      }}
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
      {form.inputNotice && <InputNotice notice={form.inputNotice} />}
      {notice}
      <Form id={id} form={form} isPending={isPending}>
        <Stack>{children}</Stack>
      </Form>
    </Dialog>
  )
}
