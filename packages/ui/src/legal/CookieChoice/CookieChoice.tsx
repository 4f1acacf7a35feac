import type { CookieConsent } from '@tramite/core/shell'
import { cookieChoiceLabels as labels } from '../../labels/cookie-choice.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Card } from '../../primitives/Card/Card.tsx'
import { Inline } from '../../primitives/Layout/Layout.tsx'
import { notPrinted } from '../../theme/print.css.ts'

export interface CookieChoiceProps {
  /** The answer in force in this browser. */
  consent: CookieConsent
  onAnswer: (accepts: boolean) => void
}

const texts = { true: labels.accepted, false: labels.refused } as const

/** The answer about cookies, given and changed by one press: a no is as easy as a yes, at first and later. */
export function CookieChoice({ consent, onAnswer }: CookieChoiceProps) {
  const isAccepted = consent === 'true'
  return (
    <section aria-label={labels.name} className={notPrinted}>
      <Card>
        <Inline align="between">
          <p>{consent === null ? labels.none : texts[consent]}</p>
          <Inline>
            {consent === null && (
              <Button variant="secondary" onPress={() => onAnswer(false)}>
                {labels.refuse}
              </Button>
            )}
            <Button variant="secondary" onPress={() => onAnswer(!isAccepted)}>
              {isAccepted ? labels.withdraw : labels.accept}
            </Button>
          </Inline>
        </Inline>
      </Card>
    </section>
  )
}
