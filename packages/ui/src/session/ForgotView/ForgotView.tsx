import { EMAIL_MAX, type FormView } from '@tramite/core/forms'
import { ArrowLeft } from 'lucide-react'
import { recoveryLabels } from '../../labels/recovery.ts'
import { sessionLabels } from '../../labels/session.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Form } from '../../primitives/Form/Form.tsx'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import type { FirmMark } from '../firm-mark.ts'
import { GuestFailure } from '../GuestFailure/GuestFailure.tsx'
import * as css from '../GuestFrame/GuestFrame.css.ts'
import { GuestFrame } from '../GuestFrame/GuestFrame.tsx'

export interface ForgotViewProps extends FirmMark {
  form: FormView<{ readonly email: string }>
  /** Why it failed, other than through invalid input. */
  failure?: string | undefined
  isBusy: boolean
}

/** Requests the link to a new password. */
export function ForgotView({ form, failure, isBusy, ...firm }: ForgotViewProps) {
  return (
    <GuestFrame {...firm} title={recoveryLabels.forgotTitle} text={recoveryLabels.forgotText}>
      <Form form={form} isPending={isBusy} className={css.form}>
        <GuestFailure failure={failure} />
        <TextField
          {...form.text('email')}
          label={sessionLabels.email}
          type="email"
          maxLength={EMAIL_MAX}
          isLimited
          autoComplete="username"
        />
        <div className={css.row}>
          <LinkButton href="/signIn" variant="ghost" icon={<ArrowLeft />} className={css.flush}>
            {recoveryLabels.back}
          </LinkButton>
          <Button type="submit" isPending={isBusy}>
            {recoveryLabels.send}
          </Button>
        </div>
      </Form>
    </GuestFrame>
  )
}
