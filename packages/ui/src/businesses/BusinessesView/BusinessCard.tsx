import type { Business } from '@tramite/core/businesses'
import { Settings2, Trash2 } from 'lucide-react'
import { businessesLabels as labels } from '../../labels/businesses.ts'
import { Badge } from '../../primitives/Badge/Badge.tsx'
import { Card } from '../../primitives/Card/Card.tsx'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { Inline, Stack } from '../../primitives/Layout/Layout.tsx'
import { Heading, Text } from '../../primitives/Layout/Text.tsx'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx'
import * as css from './BusinessCard.css.ts'

/** Names on a card; the page of the business has all. */
const namesShown = 5

export interface BusinessCardProps {
  business: Business
  /** `DD/MM/AAAA`. */
  createdOn: string
  /** Every page is of this one now. */
  isActive: boolean
  onRemove: () => void
}

/** One business: since when, and who works in it. */
export function BusinessCard({ business, createdOn, isActive, onRemove }: BusinessCardProps) {
  const { id, name, Users: users = [] } = business
  const names = users.slice(0, namesShown).map((user) => user.name)
  const left = users.length - names.length
  return (
    <Card className={css.card}>
      <div className={css.body}>
        <Stack gap={1}>
          <Inline align="between">
            <Heading>{name}</Heading>
            {isActive && <Badge>{labels.inUse}</Badge>}
          </Inline>
          <Text size="small" isMuted>
            {labels.createdOn(createdOn)}
          </Text>
        </Stack>
        <Stack gap={1}>
          <Text size="small" isStrong>
            {labels.users(users.length)}
          </Text>
          {names.length > 0 && (
            <Text size="small" isMuted>
              {[...names, ...(left > 0 ? [labels.more(left)] : [])].join(', ')}
            </Text>
          )}
        </Stack>
        <Inline align="between">
          <LinkButton
            href={`/business/${id}/settings`}
            variant="secondary"
            size="small"
            icon={<Settings2 />}
            aria-label={labels.settingsOf(name)}
          >
            {labels.settings}
          </LinkButton>
          <IconButton
            size="small"
            label={labels.remove(name)}
            icon={<Trash2 />}
            onPress={onRemove}
          />
        </Inline>
      </div>
    </Card>
  )
}
