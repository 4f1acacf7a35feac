import type { DemandPerson } from '@tramite/core/demands'
import { useState } from 'react'
import { timelineLabels as labels } from '../../../labels/demand-timeline.ts'
import { Avatar } from '../../../primitives/Avatar/Avatar.tsx'
import { Button } from '../../../primitives/Button/Button.tsx'
import { Card } from '../../../primitives/Card/Card.tsx'
import { Fold } from '../../../primitives/Fold/Fold.tsx'
import { toPartsText } from '../person-parts.ts'
import * as css from './PeopleCard.css.ts'

/** Number of people shown at first: the others on request. */
const shownAtOnce = 6

export interface PeopleCardProps {
  people: readonly DemandPerson[]
  viewerId: string
  /** Collapsed: on a phone. */
  isFolded: boolean
}

/** The people involved in the demand, and their parts. */
export function PeopleCard({ people, viewerId, isFolded }: PeopleCardProps) {
  if (people.length === 0) return null
  const list = <People people={people} viewerId={viewerId} />
  if (!isFolded) return <Card heading={labels.people}>{list}</Card>
  return (
    <Fold label={labels.people}>
      <div className={css.folded}>{list}</div>
    </Fold>
  )
}

function People({ people, viewerId }: Omit<PeopleCardProps, 'isFolded'>) {
  const [isExpanded, setExpanded] = useState(false)
  const shown = isExpanded ? people : people.slice(0, shownAtOnce)
  return (
    <>
      <ul className={css.list}>
        {shown.map((person) => (
          <li key={person.id} className={css.person}>
            <Avatar
              name={person.name}
              tone={person.userType === 'CUSTOMER' ? 'customer' : 'firm'}
            />
            <div>
              <p className={css.name}>
                {person.id === viewerId ? labels.you(person.name) : person.name}
              </p>
              <p className={css.part}>{toPartsText(person)}</p>
            </div>
          </li>
        ))}
      </ul>
      {people.length > shownAtOnce && (
        <div className={css.more}>
          <Button variant="ghost" size="small" onPress={() => setExpanded(!isExpanded)}>
            {isExpanded ? labels.showFewer : labels.morePeople(people.length - shown.length)}
          </Button>
        </div>
      )}
    </>
  )
}
