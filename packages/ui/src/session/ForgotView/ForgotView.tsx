import { ArrowLeft } from 'lucide-react'
import { type FormEvent, useRef } from 'react'
import { sessionLabels } from '../../labels/session.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import * as css from '../GuestFrame/GuestFrame.css.ts'
import { GuestFrame } from '../GuestFrame/GuestFrame.tsx'
import { type FirmMark, useFocusOnError } from '../guest-form.ts'

export interface ForgotViewProps extends FirmMark {
  email: string
  onChange: (email: string) => void
  onSubmit: () => void
  error?: string | undefined
  isBusy: boolean
}

/** Asks for the link to a new password. Specification §2. */
export function ForgotView({ email, onChange, onSubmit, error, isBusy, ...firm }: ForgotViewProps) {
  const form = useRef<HTMLFormElement>(null)
  useFocusOnError(form, { email: error })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy) onSubmit()
  }
  return (
    <GuestFrame {...firm} title={sessionLabels.forgotTitle} text={sessionLabels.forgotText}>
      <form ref={form} className={css.form} noValidate onSubmit={submit}>
        <TextField
          label={sessionLabels.email}
          type="email"
          name="email"
          autoComplete="username"
          isRequired
          value={email}
          error={error}
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
