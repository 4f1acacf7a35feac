import { EMAIL_MAX, PASSWORD_FIELD_MAX } from '@tramite/core/forms'
import { sessionLabels } from '../../labels/session.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx'
import { Form } from '../../primitives/Form/Form.tsx'
import { PasswordField } from '../../primitives/PasswordField/PasswordField.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { TextLink } from '../../primitives/TextLink/TextLink.tsx'
import type { FirmMark } from '../firm-mark.ts'
import { GuestFailure } from '../GuestFailure/GuestFailure.tsx'
import * as css from '../GuestFrame/GuestFrame.css.ts'
import { GuestFrame } from '../GuestFrame/GuestFrame.tsx'

export interface SignInValues {
  email: string
  password: string
  remember: boolean
}

export type SignInErrors = { readonly [field in 'email' | 'password']?: string | undefined }

export interface SignInViewProps extends FirmMark {
  values: SignInValues
  onChange: (values: SignInValues) => void
  onSubmit: () => void
  /** Errors of refused values that have not changed since. */
  errors: SignInErrors
  /** A new object for each refused attempt. */
  refusal: object | undefined
  /** Why it failed, other than through invalid input. */
  failure?: string | undefined
  isBusy: boolean
  /** 'Carregando...' while the request is in progress. */
  busyText: string
  /** Called when the focus enters the form: a moment to load what signing in needs. */
  onIntent?: () => void
}

/** Sign-in. */
export function SignInView({
  values,
  onChange,
  onSubmit,
  errors,
  refusal,
  failure,
  isBusy,
  busyText,
  onIntent,
  ...firm
}: SignInViewProps) {
  return (
    <GuestFrame {...firm} title={sessionLabels.signInTitle} text={sessionLabels.signInText}>
      <Form
        form={{ submit: onSubmit, refusal }}
        isPending={isBusy}
        className={css.form}
        onFocus={onIntent}
      >
        <GuestFailure failure={failure} />
        <TextField
          label={sessionLabels.email}
          type="email"
          maxLength={EMAIL_MAX}
          isLimited
          name="email"
          autoComplete="username"
          isRequired
          value={values.email}
          error={errors.email}
          onChange={(email) => onChange({ ...values, email })}
        />
        <PasswordField
          maxLength={PASSWORD_FIELD_MAX}
          label={sessionLabels.password}
          name="password"
          autoComplete="current-password"
          isRequired
          value={values.password}
          error={errors.password}
          onChange={(password) => onChange({ ...values, password })}
        />
        <div className={css.row}>
          <Checkbox
            isSelected={values.remember}
            onChange={(remember) => onChange({ ...values, remember })}
          >
            {sessionLabels.remember}
          </Checkbox>
          <TextLink href="/forgot" className={css.besideCheckbox}>
            {sessionLabels.forgot}
          </TextLink>
        </div>
        <Button type="submit" isFullWidth isPending={isBusy} pendingText={busyText}>
          {sessionLabels.enter}
        </Button>
      </Form>
    </GuestFrame>
  )
}
