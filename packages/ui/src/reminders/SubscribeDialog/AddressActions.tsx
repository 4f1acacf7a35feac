import { Link2Off } from 'lucide-react'
import { subscribeLabels as labels } from '../../labels/calendar-address.ts'
import { Button } from '../../primitives/Button/Button.tsx'

interface AddressActionsProps {
  /** There is an address already. */
  isThere: boolean
  /** The address was just created, and is shown. */
  isShown: boolean
  isMaking: boolean
  isTaking: boolean
  onMake: () => void
  onTake: () => void
}

/** Creates and revokes the private address of a calendar. */
export function AddressActions({
  isThere,
  isShown,
  isMaking,
  isTaking,
  onMake,
  onTake,
}: AddressActionsProps) {
  return (
    <>
      {isThere && (
        <Button
          variant="secondary"
          icon={<Link2Off />}
          isPending={isTaking}
          pendingText={labels.taking}
          onPress={onTake}
        >
          {labels.take}
        </Button>
      )}
      {!isShown && (
        <Button isPending={isMaking} pendingText={labels.making} onPress={onMake}>
          {isThere ? labels.makeOther : labels.make}
        </Button>
      )}
    </>
  )
}
