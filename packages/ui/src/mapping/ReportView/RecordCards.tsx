import type { ReportedActivity, ReportedSector } from '@tramite/core/mapping'
import { mappingLabels as labels } from '../../labels/mapping.ts'
import { Card } from '../../primitives/Card/Card.tsx'
import {
  type Description,
  DescriptionList,
} from '../../primitives/DescriptionList/DescriptionList.tsx'
import { Stack } from '../../primitives/Layout/Layout.tsx'
import { Heading, Text } from '../../primitives/Layout/Text.tsx'
import { TextLink } from '../../primitives/TextLink/TextLink.tsx'
import * as css from './ReportView.css.ts'
import { Bases, Receivers, toHref, toList } from './record-values.tsx'

const { columns } = labels

const toFacts = ({
  data,
  people,
  bases,
  receivers,
  abroad,
  kept,
}: ReportedActivity): Description[] => [
  { id: 'data', term: labels.dataOnly, value: toList(data) },
  { id: 'people', term: columns.people, value: toList(people) },
  { id: 'purposes', term: columns.purposes, value: toList(bases.map(({ purpose }) => purpose)) },
  { id: 'bases', term: columns.bases, value: <Bases bases={bases} /> },
  {
    id: 'receivers',
    term: columns.receivers,
    value: <Receivers receivers={receivers} abroad={abroad} />,
  },
  { id: 'kept', term: columns.kept, value: toList(kept) },
]

/** The record of the activities, a card each, by sector. */
export function RecordCards({ sectors }: { sectors: readonly ReportedSector[] }) {
  return (
    <Stack gap={5}>
      {sectors.map(({ id: sectorId, name: sector, activities }) => (
        <Stack key={sectorId} gap={3}>
          <Heading>{sector}</Heading>
          {activities.length === 0 && <Text isMuted>{labels.noActivities}</Text>}
          {activities.map((activity) => (
            <Card key={activity.id}>
              <Stack gap={3}>
                <p className={css.name}>
                  <TextLink href={toHref(sectorId, activity.id)} variant="quiet">
                    {activity.name}
                  </TextLink>
                </p>
                <DescriptionList items={toFacts(activity)} />
              </Stack>
            </Card>
          ))}
        </Stack>
      ))}
    </Stack>
  )
}
