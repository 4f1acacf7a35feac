import { EMAIL_MAX } from '@tramite/core/forms'
import { ArrowLeft } from 'lucide-react'
import { type FormEvent, useRef } from 'react'
import { sessionLabels } from '../../labels/session.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { useRefusedFields } from '../../primitives/Field/use-refused-fields.ts'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import type { FirmMark } from '../firm-mark.ts'
import * as css from '../GuestFrame/GuestFrame.css.ts'
import { GuestFrame } from '../GuestFrame/GuestFrame.tsx'

export interface ForgotViewProps extends FirmMark {
  email: string
  onChange: (email: string) => void
  onSubmit: () => void
  /** A new object for each refused attempt. */
  errors: { email?: string | undefined }
  /** Why nothing came of it, where it is not for what was typed. */
  failure?: string | undefined
  isBusy: boolean
}

/** Asks for the link to a new password. Specification §2. */
export function ForgotView({
  email,
  onChange,
  onSubmit,
  errors,
  failure,
  isBusy,
  ...firm
}: ForgotViewProps) {
  const form = useRef<HTMLFormElement>(null)
  const standing = useRefusedFields(form, errors, { email })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy) onSubmit()
  }
  return (
    <GuestFrame {...firm} title={sessionLabels.forgotTitle} text={sessionLabels.forgotText}>
      <form ref={form} className={css.form} noValidate onSubmit={submit}>
        {failure && (
          <div role="alert" className={css.banner}>
            <p>{failure}</p>
          </div>
        )}
        <TextField
          label={sessionLabels.email}
          type="email"
          maxLength={EMAIL_MAX}
          name="email"
          autoComplete="username"
          isRequired
          value={email}
          error={standing.email}
          onChange={onChange}
        />
        <div className={css.row}>
          <LinkButton href="/signIn" variant="ghost" icon={<ArrowLeft />} className={css.flush}>
            {sessionLabels.back}
          </LinkButton>
          <Button type="submit" isPending={isBusy}>
            {sessionLabels.send}
          </Button>
        </div>
      </form>
    </GuestFrame>
  )
}
