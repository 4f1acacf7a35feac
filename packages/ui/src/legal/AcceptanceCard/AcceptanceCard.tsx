import { formatDate } from '@tramite/core/calendar'
import { acceptanceLabels as labels } from '../../labels/legal.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Card } from '../../primitives/Card/Card.tsx'
import { Inline } from '../../primitives/Layout/Layout.tsx'
import { useFocusOnRemoval } from '../../primitives/use-focus-on-removal.ts'
import { notPrinted } from '../../theme/print.css.ts'

export interface AcceptanceCardProps {
  /** When the user accepted this version; null if they have not, `loading` until known. */
  acceptedAt: string | null | 'loading'
  /** The firm's, such as 'America/Sao_Paulo'. */
  timeZone?: string | undefined
  isAccepting?: boolean
  onAccept?: () => void
}

/** Whether the reader has accepted the text on the page, and how to do so. */
export function AcceptanceCard({
  acceptedAt,
  timeZone,
  isAccepting = false,
  onAccept,
}: AcceptanceCardProps) {
  return (
    <section aria-label={labels.name} className={notPrinted}>
      <Card>
        <Inline align="between">
          {/* Only the acceptance is news, not the state when the page was loaded. */}
          <p role={acceptedAt === 'loading' ? undefined : 'status'}>
            {acceptedAt === 'loading'
              ? labels.loading
              : acceptedAt === null
                ? labels.pending
                : labels.accepted(formatDate(acceptedAt, timeZone))}
          </p>
          {acceptedAt === null && onAccept && (
            <Accept isAccepting={isAccepting} onAccept={onAccept} />
          )}
        </Inline>
      </Card>
    </section>
  )
}

function Accept({ isAccepting, onAccept }: { isAccepting: boolean; onAccept: () => void }) {
  // The button disappears when it has done its work.
  const button = useFocusOnRemoval<HTMLButtonElement>()
  return (
    <Button ref={button} variant="secondary" isPending={isAccepting} onPress={onAccept}>
      {labels.accept}
    </Button>
  )
}
