import type { Editing } from '@tramite/react'
import { useEffect, useEffectEvent } from 'react'
import type { FieldOffers, UserValues } from './user-values.ts'

/** Resets the fields of a user that may no longer be changed. */
export function useRefusedFields(
  { form, isEditing }: Pick<Editing<UserValues>, 'form' | 'isEditing'>,
  { changeEmail, grantAdmin }: FieldOffers,
  stored: UserValues | undefined,
): void {
  const reset = useEffectEvent(() => {
    if (!isEditing || !stored) return
    form.set({
      ...(!changeEmail.allowed && { email: stored.email, currentPassword: '' }),
      ...(!grantAdmin.allowed && { customerAdmin: stored.customerAdmin }),
    })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when what may be changed, or its value, is new
  useEffect(
    () => reset(),
    [isEditing, changeEmail.allowed, grantAdmin.allowed, stored?.email, stored?.customerAdmin],
  )
}
