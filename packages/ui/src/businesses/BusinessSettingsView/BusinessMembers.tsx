import type { Business } from '@tramite/core/businesses'
import { toDistinctName } from '@tramite/core/users'
import { UserMinus, Users } from 'lucide-react'
import { useState } from 'react'
import { businessesLabels as labels } from '../../labels/businesses.ts'
import { Avatar } from '../../primitives/Avatar/Avatar.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import {
  ComboBox,
  type PickerItems,
  type PickerOption,
} from '../../primitives/ComboBox/ComboBox.tsx'
import { toFoldedText } from '../../primitives/ComboBox/options.ts'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { Inline } from '../../primitives/Layout/Layout.tsx'
import { Text } from '../../primitives/Layout/Text.tsx'
import { SearchField } from '../../primitives/SearchField/SearchField.tsx'
import { Section } from '../../primitives/Section/Section.tsx'
import * as css from './BusinessMembers.css.ts'

type Member = NonNullable<Business['Users']>[number]

export interface BusinessMembersProps {
  /** The users who can be taken out: nobody takes out themselves. */
  members: readonly Member[]
  /** Who can be added. */
  candidates: PickerItems
  onAdd: (userId: string) => void
  isAdding: boolean
  onTakeOut: (member: Member) => void
  /** Whether the reader may add and take out users. */
  canChange: boolean
}

/** Number of members from which the list can be searched. */
const searchedFrom = 8

function toCount(members: number, shown: number, words: string): string {
  if (members > 0 && shown === 0) return labels.noneFound
  return words === '' ? labels.others(shown) : labels.users(shown)
}

/** The users of a business. */
export function BusinessMembers({
  members,
  candidates,
  onAdd,
  isAdding,
  onTakeOut,
  canChange,
}: BusinessMembersProps) {
  const [chosen, setChosen] = useState<PickerOption | null>(null)
  const [words, setWords] = useState('')
  if (chosen && members.some(({ id }) => id === chosen.id)) setChosen(null)
  const shown = members.filter((member) =>
    toFoldedText(toDistinctName(member)).includes(toFoldedText(words)),
  )
  return (
    <Section title={labels.members} description={`${labels.membersText} ${labels.ownPlace}`}>
      {canChange && (
        <form
          className={chosen ? css.addChosen : css.add}
          onSubmit={(event) => {
            event.preventDefault()
            if (chosen && !isAdding) onAdd(chosen.id)
          }}
        >
          <ComboBox
            label={labels.add}
            placeholder={labels.addPlaceholder}
            items={candidates}
            value={chosen}
            onChange={setChosen}
          />
          <Button
            type="submit"
            variant="secondary"
            isDisabled={chosen === null}
            isPending={isAdding}
            pendingText={labels.adding}
          >
            {labels.addButton}
          </Button>
        </form>
      )}
      {(members.length >= searchedFrom || words !== '') && (
        <Inline>
          <SearchField
            label={labels.searchMembers}
            placeholder={labels.searchMembers}
            value={words}
            onChange={setWords}
          />
          <Text size="small" isMuted>
            <span role="status">{toCount(members.length, shown.length, words)}</span>
          </Text>
        </Inline>
      )}
      {members.length === 0 && (
        <EmptyState icon={<Users />} title={labels.noMembers} text={labels.noMembersText} />
      )}
      {shown.length > 0 && (
        <ul className={css.list} aria-label={labels.membersList}>
          {shown.map((member) => (
            <li key={member.id} className={css.member}>
              <Avatar name={member.name} />
              <div className={css.name}>
                {member.name}
                <Text size="small" isMuted>
                  {member.email}
                </Text>
              </div>
              {canChange && (
                <IconButton
                  size="small"
                  label={labels.takeOut(toDistinctName(member))}
                  icon={<UserMinus />}
                  onPress={() => onTakeOut(member)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
