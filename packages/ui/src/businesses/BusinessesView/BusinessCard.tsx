import type { Business, BusinessCounts } from '@tramite/core/businesses'
import { Settings2, Trash2 } from 'lucide-react'
import { businessesLabels as labels } from '../../labels/businesses.ts'
import { Badge } from '../../primitives/Badge/Badge.tsx'
import { Card } from '../../primitives/Card/Card.tsx'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { Inline, Stack } from '../../primitives/Layout/Layout.tsx'
import { Heading, Text } from '../../primitives/Layout/Text.tsx'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { TextLink } from '../../primitives/TextLink/TextLink.tsx'
import * as css from './BusinessCard.css.ts'

/** Maximum number of names on a card; the page of the business has all. */
export const NAMES_SHOWN = 5

export interface BusinessCardProps {
  business: Business
  /** Its demand counts; undefined until known, null if they could not be read. */
  counts: Omit<BusinessCounts, 'businessId'> | undefined | null
  /** `DD/MM/AAAA`. */
  createdOn: string
  /** This business is the active one. */
  isActive: boolean
  /** Called when the link of a count is followed: the target page shows this business. */
  onOpen: () => void
  onRemove: (() => void) | null
}

interface CountsProps extends Omit<BusinessCounts, 'businessId'> {
  name: string
  onFollow: () => void
}

/** The counts of a business; each links to what it counts. */
function Counts({ open, waiting, overdue, name, onFollow }: CountsProps) {
  const lines = [
    { count: open, text: labels.countOpen(open), tone: 'neutral', href: '/demands' },
    // Home starts with what waits for the customer.
    { count: waiting, text: labels.countWaiting(waiting), tone: 'turn', href: '/' },
    {
      count: overdue,
      text: labels.countOverdue(overdue),
      tone: 'danger',
      // Earliest date first.
      href: '/demands?order=forecastNullsLast',
    },
  ] as const
  return (
    <div className={css.counts}>
      {open === 0 && <Badge>{labels.countNone}</Badge>}
      {lines.map(
        ({ count, text, tone, href }) =>
          count > 0 && (
            <TextLink
              key={href}
              href={href}
              variant="quiet"
              className={css.count}
              aria-label={labels.countIn(text, name)}
              onFollow={onFollow}
            >
              <Badge tone={tone}>{text}</Badge>
            </TextLink>
          ),
      )}
    </div>
  )
}

/** One business: its open demands, since when it exists, and its users. */
export function BusinessCard({
  business,
  counts,
  createdOn,
  isActive,
  onOpen,
  onRemove,
}: BusinessCardProps) {
  const { id, name, Users: users = [], usersTotal = users.length } = business
  const names = users.slice(0, NAMES_SHOWN).map((user) => user.name)
  const left = usersTotal - names.length
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
          {counts && <Counts {...counts} name={name} onFollow={onOpen} />}
          {counts === undefined && (
            <div className={css.counts}>
              <Skeleton width="60%" height="1.5rem" />
            </div>
          )}
          <Text size="small" isStrong>
            {labels.users(usersTotal)}
          </Text>
          {names.length > 0 && (
            <Text size="small" isMuted>
              {names.join(', ')}
              {left > 0 && ` ${labels.more(left)}`}
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
          {onRemove && (
            <IconButton
              size="small"
              label={labels.remove(name)}
              icon={<Trash2 />}
              onPress={onRemove}
            />
          )}
        </Inline>
      </div>
    </Card>
  )
}
