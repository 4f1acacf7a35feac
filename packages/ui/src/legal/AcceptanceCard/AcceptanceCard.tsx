import { formatDate } from '@tramite/core/calendar'
import { acceptanceLabels as labels } from '../../labels/legal.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Card } from '../../primitives/Card/Card.tsx'
import { Inline } from '../../primitives/Layout/Layout.tsx'
import { useTitleAfter } from '../../primitives/use-title-after.ts'
import { notPrinted } from '../../theme/print.css.ts'

export interface AcceptanceCardProps {
  /** When the user accepted this wording; null while they have not, `loading` until it is known. */
  acceptedAt: string | null | 'loading'
  /** Of the firm, such as 'America/Sao_Paulo'. */
  timeZone?: string | undefined
  isAccepting?: boolean
  onAccept?: () => void
}

/** Whether the reader has accepted the text on the page, and how they do. */
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
          {/* News is that it is accepted, not how it stood when the page came. */}
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
  // It goes with what it was pressed for.
  const button = useTitleAfter<HTMLButtonElement>()
  return (
    <Button ref={button} variant="secondary" isPending={isAccepting} onPress={onAccept}>
      {labels.accept}
    </Button>
  )
}
