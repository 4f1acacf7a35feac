import type { Masks } from '@tramite/core/forms'
import { fieldLabels } from '@tramite/core/messages'
import type { User } from '@tramite/core/users'
import { profileLabels as labels } from '../../labels/profile.ts'
import type { Description } from '../../primitives/DescriptionList/DescriptionList.tsx'

/** A user as read-only facts, by the names of the form's fields. */
export function toUserFacts(user: User, masks: Pick<Masks, 'phone'>): Description[] {
  const { name, email, phone, customFields } = user
  return [
    { id: 'name', term: fieldLabels['fields.label.name'], value: name },
    { id: 'email', term: fieldLabels['fields.label.email'], value: email },
    {
      id: 'phone',
      term: fieldLabels['fields.label.phone'],
      value: phone && masks.phone.format(phone),
    },
    {
      id: 'occupation',
      term: fieldLabels['fields.label.occupation'],
      value: customFields.occupation,
    },
  ]
}

/** The same, including the facts shown as checkboxes. */
export const toChangeableFacts = (user: User, masks: Pick<Masks, 'phone'>): Description[] => [
  ...toUserFacts(user, masks),
  { id: 'customerAdmin', term: labels.admin, value: user.customerAdmin ? labels.yes : labels.no },
]
