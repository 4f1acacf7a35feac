import { Link2Off } from 'lucide-react'
import { subscribeLabels as labels } from '../../labels/calendar-address.ts'
import { Button } from '../../primitives/Button/Button.tsx'

interface AddressActionsProps {
  /** There is an address already. */
  isThere: boolean
  /** The address was just created, and is shown. */
  isShown: boolean
  isCreating: boolean
  isRevoking: boolean
  onCreate: () => void
  onRevoke: () => void
}

/** Creates and revokes the private address of a calendar. */
export function AddressActions({
  isThere,
  isShown,
  isCreating,
  isRevoking,
  onCreate,
  onRevoke,
}: AddressActionsProps) {
  return (
    <>
      {isThere && (
        <Button
          variant="secondary"
          icon={<Link2Off />}
          isPending={isRevoking}
          pendingText={labels.revoking}
          onPress={onRevoke}
        >
          {labels.revoke}
        </Button>
      )}
      {!isShown && (
        <Button isPending={isCreating} pendingText={labels.creating} onPress={onCreate}>
          {isThere ? labels.createOther : labels.create}
        </Button>
      )}
    </>
  )
}
