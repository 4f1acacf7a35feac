import type { FormView } from '@tramite/core/forms'
import { useId, useState } from 'react'
import { privacyDialogLabels as labels } from '../../../labels/demand-dialogs.ts'
import { AlertDialog } from '../../../primitives/AlertDialog/AlertDialog.tsx'
import { Button } from '../../../primitives/Button/Button.tsx'
import { type LoadedOptions, offersAny, toPicked } from '../../../primitives/ComboBox/options.ts'
import { Dialog, type DialogProps } from '../../../primitives/Dialog/Dialog.tsx'
import { Form } from '../../../primitives/Form/Form.tsx'
import { Stack } from '../../../primitives/Layout/Layout.tsx'
import { Text } from '../../../primitives/Layout/Text.tsx'
import { TagInput } from '../../../primitives/TagInput/TagInput.tsx'

export interface PrivacyDialogProps extends Pick<DialogProps, 'failure'> {
  isOpen: boolean
  /** Whether the demand is private; people can then be added to it. */
  isPrivate: boolean
  /** Who sees a private demand now, in words. */
  audience: string
  form: FormView<{ readonly usersIds: string[] }>
  /** Who can be given access: those who do not see it yet. */
  colleagues: LoadedOptions
  /** Opens it to all users of the customer; absent where the reader may not. */
  onOpenToAll?: (() => void) | undefined
  /** It is being opened to everybody. */
  isOpening?: boolean
  isPending: boolean
  onClose: () => void
}

/** Makes a demand private, gives people access to a private one, or makes it public again. */
export function PrivacyDialog({
  isOpen,
  isPrivate,
  audience,
  form,
  colleagues,
  onOpenToAll,
  isOpening = false,
  isPending,
  failure,
  onClose,
}: PrivacyDialogProps) {
  const formId = useId()
  const [isAsking, setAsking] = useState(false)
  const users = form.field('usersIds')
  const hasColleagues = offersAny(colleagues)
  return (
    <Dialog
      title={isPrivate ? labels.title : labels.close}
      isOpen={isOpen}
      onClose={onClose}
      isDirty={form.isDirty}
      isPending={isPending || isOpening}
      failure={failure}
      cancelText={labels.cancel}
      actions={
        <>
          {onOpenToAll && (
            <Button
              variant="secondary"
              isDisabled={isPending}
              isPending={isOpening}
              pendingText={labels.opening}
              onPress={() => setAsking(true)}
            >
              {labels.openToAll}
            </Button>
          )}
          {(hasColleagues || !isPrivate) && (
            <Button
              type="submit"
              form={formId}
              isDisabled={isOpening}
              isPending={isPending}
              pendingText={labels.saving}
            >
              {isPrivate ? labels.add : labels.close}
            </Button>
          )}
        </>
      }
    >
      <Form id={formId} form={form} isPending={isPending || isOpening}>
        <Stack>
          {isPrivate ? (
            <Text>
              {labels.now} {audience}
            </Text>
          ) : (
            <Text>{labels.closeText}</Text>
          )}
          {hasColleagues ? (
            <TagInput
              label={isPrivate ? labels.users : labels.optionalUsers}
              description={isPrivate ? labels.usersHint : undefined}
              placeholder={labels.placeholder}
              items={colleagues}
              {...toPicked(users, colleagues.options)}
              isRequired={isPrivate}
              error={users.error}
            />
          ) : (
            <Text size="small" isMuted>
              {labels.nobodyElse}
            </Text>
          )}
        </Stack>
      </Form>
      {onOpenToAll && (
        <AlertDialog
          title={labels.openTitle}
          isOpen={isAsking}
          confirmText={labels.openToAll}
          cancelText={labels.cancel}
          onConfirm={() => {
            setAsking(false)
            onOpenToAll()
          }}
          onCancel={() => setAsking(false)}
        >
          <p>{labels.openText}</p>
        </AlertDialog>
      )}
    </Dialog>
  )
}
