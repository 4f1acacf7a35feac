import type { FormValues, FormView, Masks } from '@tramite/core/forms'
import { userMessages } from '@tramite/core/messages'
import {
  changesEmail,
  type createUserEditSchema,
  type User,
  type UserOffers,
} from '@tramite/core/users'
import { KeyRound, Trash2 } from 'lucide-react'
import { profileLabels as labels } from '../../labels/profile.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Card } from '../../primitives/Card/Card.tsx'
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx'
import { DescriptionList } from '../../primitives/DescriptionList/DescriptionList.tsx'
import { Inline, Stack } from '../../primitives/Layout/Layout.tsx'
import { Text } from '../../primitives/Layout/Text.tsx'
import type { LoadStatus } from '../../primitives/ReadState/ReadState.tsx'
import { ChangedFields } from '../../primitives/Section/ChangedFields.tsx'
import { EditableSection } from '../../primitives/Section/Section.tsx'
import { type EmailWithdrawal, PendingEmail } from '../PendingEmail/PendingEmail.tsx'
import { RecordState } from '../RecordState/RecordState.tsx'
import { UserFields } from '../UserFields/UserFields.tsx'
import { toChangeableFacts, toUserFacts } from '../UserFields/user-facts.ts'

/** The form of an existing user. */
export type UserEditForm = FormView<FormValues<ReturnType<typeof createUserEditSchema>>>

export interface UserSectionProps extends LoadStatus {
  /** `GET /user/userLogged`; undefined until loaded. */
  user: User | undefined
  form: UserEditForm
  masks: Masks
  offers: Pick<UserOffers, 'changeEmail' | 'grantAdmin'>
  withdrawal: EmailWithdrawal
  isEditing: boolean
  isPending: boolean
  /** Fields that somebody else changed meanwhile. */
  changed: readonly string[]
  onEdit: () => void
  onCancel: () => void
  onChangePassword: () => void
}

/** The signed-in user: read and edited in the same place. */
export function UserSection({ user, ...rest }: UserSectionProps) {
  return (
    <Card>
      {user ? (
        <LoadedUser user={user} {...rest} />
      ) : (
        <RecordState {...rest} failedTitle={userMessages['users.loadFailed']} />
      )}
    </Card>
  )
}

function LoadedUser({
  user,
  form,
  masks,
  offers,
  withdrawal,
  changed,
  onChangePassword,
  hasFailed: _,
  isRetrying: _r,
  onRetry: _o,
  ...section
}: Omit<UserSectionProps, 'user'> & { user: User }) {
  return (
    <Stack gap={5}>
      <EditableSection
        {...section}
        title={labels.userHeading}
        form={form}
        saveText={labels.saveChanges}
        notice={<ChangedFields changed={changed} items={toChangeableFacts(user, masks)} />}
        reading={<UserFacts user={user} masks={masks} withdrawal={withdrawal} />}
      >
        <UserFields
          isOwn
          form={form}
          masks={masks}
          offers={offers}
          password={changesEmail(user, form.values) ? form.text('currentPassword') : undefined}
        />
      </EditableSection>
      {!section.isEditing && (
        <AccountActions isTop={user.customerSuperAdmin} onChangePassword={onChangePassword} />
      )}
    </Stack>
  )
}

function UserFacts({
  user,
  masks,
  withdrawal,
}: Pick<UserSectionProps, 'masks' | 'withdrawal'> & { user: User }) {
  return (
    <Stack>
      <PendingEmail user={user} {...withdrawal} />
      <DescriptionList items={toUserFacts(user, masks)} />
      <Checkbox isSelected={user.customerAdmin} isDisabled onChange={() => {}}>
        {labels.admin}
      </Checkbox>
    </Stack>
  )
}

interface AccountActionsProps extends Pick<UserSectionProps, 'onChangePassword'> {
  /** Nobody of the customer has more permissions. */
  isTop: boolean
}

function AccountActions({ isTop, onChangePassword }: AccountActionsProps) {
  return (
    <Stack gap={2}>
      <Inline>
        <Button variant="secondary" icon={<KeyRound />} onPress={onChangePassword}>
          {labels.changePassword}
        </Button>
        <Button
          variant="secondary"
          icon={<Trash2 />}
          isDisabled
          aria-describedby="own-account-reason"
        >
          {labels.remove}
        </Button>
      </Inline>
      <span id="own-account-reason">
        <Text as="span" size="small" isMuted>
          {isTop ? labels.ownTopAccount : labels.ownAccount}
        </Text>
      </span>
    </Stack>
  )
}
