import {
  emailMask,
  type FieldBinding,
  type FormValues,
  type FormView,
  type Masks,
  type TextBinding,
} from '@tramite/core/forms'
import { fieldLabels } from '@tramite/core/messages'
import type { createUserFormSchema, UserOffers } from '@tramite/core/users'
import { toFieldMask } from '../../fields/field-mask.ts'
import { profileLabels as labels } from '../../labels/profile.ts'
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx'
import { Stack } from '../../primitives/Layout/Layout.tsx'
import { PasswordField } from '../../primitives/PasswordField/PasswordField.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { TwoColumns } from '../AddressFields/AddressFields.tsx'

type UserFormView = FormView<FormValues<ReturnType<typeof createUserFormSchema>>>

export interface UserFieldsProps {
  form: Pick<UserFormView, 'text' | 'field'>
  masks: Masks
  /** What may be changed about the user; everything for a new one. */
  offers: Pick<UserOffers, 'changeEmail' | 'grantAdmin'>
  /** The editor's password, once the e-mail differs. */
  password?: TextBinding | undefined
  /** The form is about the reader, whose data the browser may fill in; for others it suggests nothing. */
  isOwn?: boolean
}

const ownPurposes = {
  name: 'name',
  email: 'email',
  phone: 'tel',
  occupation: 'organization-title',
} as const

/** The fields of a user: a new one, one's own account, or somebody else. */
export function UserFields({ form, masks, offers, password, isOwn = false }: UserFieldsProps) {
  const fieldOf = (name: keyof typeof ownPurposes) => ({
    ...form.text(name),
    label: fieldLabels[`fields.label.${name}`],
    autoComplete: isOwn ? ownPurposes[name] : 'off',
  })
  return (
    <Stack>
      <TextField {...fieldOf('name')} />
      <TextField
        {...fieldOf('email')}
        inputMode="email"
        autoCapitalize="none"
        mask={toFieldMask(emailMask)}
        readOnly={!offers.changeEmail.allowed}
        description={offers.changeEmail.allowed ? undefined : labels.emailProtected}
      />
      {password && (
        <PasswordField
          {...password}
          label={fieldLabels['fields.label.currentPassword']}
          description={labels.emailNeedsPassword}
          autoComplete="current-password"
        />
      )}
      <TwoColumns>
        <TextField
          {...fieldOf('phone')}
          type="tel"
          inputMode="tel"
          mask={toFieldMask(masks.phone)}
        />
        <TextField {...fieldOf('occupation')} />
      </TwoColumns>
      <AdminBox field={form.field('customerAdmin')} offer={offers.grantAdmin} />
    </Stack>
  )
}

function AdminBox({
  field: { name, value, onChange, error },
  offer,
}: {
  field: FieldBinding<boolean>
  offer: UserOffers['grantAdmin']
}) {
  return (
    <Checkbox
      name={name}
      isSelected={value}
      onChange={onChange}
      error={error}
      isDisabled={!offer.allowed}
      description={offer.allowed ? undefined : labels.adminReasons[offer.reason]}
    >
      {labels.admin}
    </Checkbox>
  )
}
