import { type FormView, PASSWORD_FIELD_MAX } from '@tramite/core/forms'
import { recoveryLabels } from '../../labels/recovery.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Form } from '../../primitives/Form/Form.tsx'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx'
import { PasswordField } from '../../primitives/PasswordField/PasswordField.tsx'
import { TextLink } from '../../primitives/TextLink/TextLink.tsx'
import { useFocusOnRemoval } from '../../primitives/use-focus-on-removal.ts'
import type { FirmMark } from '../firm-mark.ts'
import { GuestFailure } from '../GuestFailure/GuestFailure.tsx'
import * as css from '../GuestFrame/GuestFrame.css.ts'
import { GuestFrame } from '../GuestFrame/GuestFrame.tsx'

export interface ResetPasswordViewProps extends FirmMark {
  /** The user of the password; also informs password managers. */
  email: string
  form: FormView<{ readonly senha: string; readonly confirmar: string }>
  /** Whether the link may still set a password: another is asked for if not. */
  isUsable: boolean
  /** Why the call failed. */
  failure?: string | undefined
  isBusy: boolean
}

/** Sets a new password, from the link in the e-mail. */
export function ResetPasswordView({
  email,
  form,
  isUsable,
  failure,
  isBusy,
  ...firm
}: ResetPasswordViewProps) {
  return (
    <GuestFrame
      {...firm}
      title={recoveryLabels.resetTitle}
      text={isUsable && email && recoveryLabels.resetText(email)}
    >
      {isUsable ? (
        <NewPassword {...{ email, form, failure, isBusy }} />
      ) : (
        <div className={css.form}>
          <GuestFailure failure={failure} />
          <LinkButton href="/forgot" isFullWidth>
            {recoveryLabels.newLink}
          </LinkButton>
        </div>
      )}
    </GuestFrame>
  )
}

type NewPasswordProps = Pick<ResetPasswordViewProps, 'email' | 'form' | 'failure' | 'isBusy'>

function NewPassword({ email, form, failure, isBusy }: NewPasswordProps) {
  const part = useFocusOnRemoval<HTMLDivElement>()
  return (
    <div ref={part}>
      <Form form={form} isPending={isBusy} className={css.form}>
        <GuestFailure failure={failure}>
          <TextLink href="/forgot">{recoveryLabels.newLink}</TextLink>
        </GuestFailure>
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          {...form.text('senha')}
          label={recoveryLabels.newPassword}
          description={recoveryLabels.passwordHint}
          autoComplete="new-password"
          maxLength={PASSWORD_FIELD_MAX}
        />
        <PasswordField
          {...form.text('confirmar')}
          label={recoveryLabels.confirmPassword}
          autoComplete="new-password"
          maxLength={PASSWORD_FIELD_MAX}
        />
        <Button type="submit" isFullWidth isPending={isBusy}>
          {recoveryLabels.changePassword}
        </Button>
      </Form>
    </div>
  )
}
