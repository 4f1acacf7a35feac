import type { Masks } from '@tramite/core/forms'
import {
  toDistinctName,
  toRoleText,
  toUserStatusText,
  type UserOffers,
  type UserSummary,
} from '@tramite/core/users'
import { Pencil, Trash2 } from 'lucide-react'
import { usersLabels as labels } from '../../labels/users.ts'
import { Avatar } from '../../primitives/Avatar/Avatar.tsx'
import { Badge } from '../../primitives/Badge/Badge.tsx'
import { Card } from '../../primitives/Card/Card.tsx'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import * as css from './UserCard.css.ts'

export interface UserCardProps {
  user: UserSummary
  offers: Pick<UserOffers, 'edit' | 'remove'>
  masks: Pick<Masks, 'phone'>
  onEdit: () => void
  onRemove: () => void
}

/** One user, and the actions on them. */
export function UserCard({ user, offers, masks, onEdit, onRemove }: UserCardProps) {
  const { name, email, phone, occupation, status } = user
  const isOwn = offers.edit.allowed && offers.edit.place === 'own'
  const { remove } = offers
  return (
    <Card className={css.card}>
      <div className={css.body}>
        <div className={css.head}>
          <Avatar name={name} />
          <div>
            <p className={css.name}>
              {name} {isOwn && <span className={css.muted}>{labels.you}</span>}
            </p>
            <p className={css.muted}>{occupation ?? labels.noOccupation}</p>
          </div>
          <div className={css.actions}>
            {offers.edit.allowed && (
              <IconButton
                size="small"
                label={labels.edit(toDistinctName(user))}
                icon={<Pencil />}
                onPress={onEdit}
              />
            )}
            <IconButton
              size="small"
              label={labels.remove(toDistinctName(user))}
              {...(!remove.allowed && { tooltip: labels.removeReasons[remove.reason] })}
              icon={<Trash2 />}
              isDisabled={!remove.allowed}
              onPress={onRemove}
            />
          </div>
        </div>
        <div className={css.badges}>
          <Badge>{toRoleText(user)}</Badge>
          {status === 'BLOCKED' && <Badge>{toUserStatusText(user)}</Badge>}
        </div>
        <div className={css.facts}>
          <p className={css.muted}>{email}</p>
          <p className={css.muted}>{phone ? masks.phone.format(phone) : labels.noPhone}</p>
        </div>
      </div>
    </Card>
  )
}
