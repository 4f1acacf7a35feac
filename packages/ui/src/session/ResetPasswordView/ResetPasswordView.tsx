import { PASSWORD_FIELD_MAX } from '@tramite/core/forms'
import { type FormEvent, useRef } from 'react'
import { sessionLabels } from '../../labels/session.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { useRefusedFields } from '../../primitives/Field/use-refused-fields.ts'
import { PasswordField } from '../../primitives/PasswordField/PasswordField.tsx'
import { TextLink } from '../../primitives/TextLink/TextLink.tsx'
import type { FirmMark } from '../firm-mark.ts'
import * as css from '../GuestFrame/GuestFrame.css.ts'
import { GuestFrame } from '../GuestFrame/GuestFrame.tsx'

export interface ResetPasswordValues {
  senha: string
  confirmar: string
}

export interface ResetPasswordViewProps extends FirmMark {
  /** Whose password it is; also tells password managers. */
  email: string
  values: ResetPasswordValues
  onChange: (values: ResetPasswordValues) => void
  onSubmit: () => void
  /** A new object for each refused attempt. */
  errors: { senha?: string | undefined; confirmar?: string | undefined }
  /** Why the call failed. */
  failure?: string | undefined
  isBusy: boolean
}

/** A new password, from the link of the e-mail. Specification §2. */
export function ResetPasswordView({
  email,
  values,
  onChange,
  onSubmit,
  errors,
  failure,
  isBusy,
  ...firm
}: ResetPasswordViewProps) {
  const form = useRef<HTMLFormElement>(null)
  const standing = useRefusedFields(form, errors, values)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy) onSubmit()
  }
  return (
    <GuestFrame
      {...firm}
      title={sessionLabels.resetTitle}
      text={email && sessionLabels.resetText(email)}
    >
      <form ref={form} className={css.form} noValidate onSubmit={submit}>
        {failure && (
          <div role="alert" className={css.banner}>
            <p>{failure}</p>
            <TextLink href="/forgot">{sessionLabels.newLink}</TextLink>
          </div>
        )}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label={sessionLabels.newPassword}
          description={sessionLabels.passwordHint}
          name="senha"
          autoComplete="new-password"
          maxLength={PASSWORD_FIELD_MAX}
          isRequired
          value={values.senha}
          error={standing.senha}
          onChange={(senha) => onChange({ ...values, senha })}
        />
        <PasswordField
          label={sessionLabels.confirmPassword}
          name="confirmar"
          autoComplete="new-password"
          maxLength={PASSWORD_FIELD_MAX}
          isRequired
          value={values.confirmar}
          error={standing.confirmar}
          onChange={(confirmar) => onChange({ ...values, confirmar })}
        />
        <Button type="submit" isFullWidth isPending={isBusy}>
          {sessionLabels.changePassword}
        </Button>
      </form>
    </GuestFrame>
  )
}
