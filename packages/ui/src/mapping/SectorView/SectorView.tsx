import {
  type MappingActivitySummary,
  type MappingEditRefusal,
  type MappingSector,
  SECTOR_ACTIVITIES_MAX,
} from '@tramite/core/mapping'
import { mappingRefusalMessages } from '@tramite/core/messages'
import { ListPlus, Pencil, Plus, Trash2 } from 'lucide-react'
import { mappingLabels as labels } from '../../labels/mapping.ts'
import { Banner } from '../../primitives/Banner/Banner.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Card } from '../../primitives/Card/Card.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { Stack } from '../../primitives/Layout/Layout.tsx'
import { Text } from '../../primitives/Layout/Text.tsx'
import { Meter } from '../../primitives/Meter/Meter.tsx'
import { type LoadStatus, ReadState } from '../../primitives/ReadState/ReadState.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { TextLink } from '../../primitives/TextLink/TextLink.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { PageFrame } from '../../shell/PageFrame/PageFrame.tsx'
import * as css from '../mapping.css.ts'

export interface SectorViewProps extends LoadStatus {
  /** Undefined while loading, and if that failed. */
  sector: MappingSector | undefined
  /** Why nothing can be changed; null if it can. */
  closed: MappingEditRefusal | null
  onAdd: () => void
  onRename: (activity: MappingActivitySummary) => void
  onDelete: (activity: MappingActivitySummary) => void
}

/** The activities of a sector, each with how many of its questions are answered. */
export function SectorView(props: SectorViewProps) {
  const { sector, hasFailed, closed, onAdd } = props
  const title = sector?.sectorName ?? labels.title
  const isFull = (sector?.activities.length ?? 0) >= SECTOR_ACTIVITIES_MAX
  return (
    <PageFrame
      title={title}
      subtitle={labels.sectorSubtitle}
      crumbs={[
        { label: labels.tools, href: '/tools' },
        { label: labels.title, href: '/tools/mapping' },
        ...(sector ? [{ label: title }] : []),
      ]}
      actions={
        !closed &&
        (sector ? (
          <Button icon={<Plus />} isDisabled={isFull} onPress={onAdd}>
            {labels.addActivity}
          </Button>
        ) : (
          !hasFailed && <Skeleton width="11rem" height="2.5rem" />
        ))
      }
    >
      <Stack>
        {closed && (
          <Banner tone="info">{mappingRefusalMessages[`mapping.refused.${closed}`]}</Banner>
        )}
        {isFull && !closed && <Text isMuted>{labels.activitiesFull(SECTOR_ACTIVITIES_MAX)}</Text>}
        <Activities {...props} />
      </Stack>
    </PageFrame>
  )
}

function Activities({
  sector,
  hasFailed,
  isRetrying,
  onRetry,
  closed,
  onRename,
  onDelete,
}: SectorViewProps) {
  if (!sector) {
    return (
      <ReadState
        hasFailed={hasFailed}
        failedTitle={labels.failed}
        onRetry={onRetry}
        isRetrying={isRetrying}
        label={labels.loading}
      >
        <Skeleton height="4rem" />
        <Skeleton height="4rem" />
      </ReadState>
    )
  }
  return (
    <Card isFlush>
      <div role="status">
        <VisuallyHidden>{labels.sectorActivities(sector.activities.length)}</VisuallyHidden>
      </div>
      {sector.activities.length === 0 ? (
        <EmptyState
          icon={<ListPlus />}
          title={labels.noActivities}
          {...(!closed && { text: labels.noActivitiesText })}
        />
      ) : (
        <ul aria-label={labels.activities}>
          {sector.activities.map((activity) => (
            <li key={activity.id}>
              <div className={css.row}>
                <p className={css.name}>
                  <TextLink href={`/tools/mapping/${sector.id}/activity/${activity.id}`}>
                    {activity.label}
                  </TextLink>
                </p>
                <div className={css.meter}>
                  <Meter
                    label={labels.questions}
                    value={activity.percentage}
                    valueText={labels.filled(activity.percentage)}
                  />
                </div>
                <div className={css.tools}>
                  {!closed && (
                    <>
                      <IconButton
                        size="small"
                        label={labels.renameActivity(activity.label)}
                        icon={<Pencil />}
                        onPress={() => onRename(activity)}
                      />
                      <IconButton
                        size="small"
                        label={labels.deleteActivity(activity.label)}
                        icon={<Trash2 />}
                        onPress={() => onDelete(activity)}
                      />
                    </>
                  )}
                </div>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
