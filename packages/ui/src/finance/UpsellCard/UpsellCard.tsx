import { financeLabels } from '../../labels/finance.ts'
import { Card } from '../../primitives/Card/Card.tsx'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx'
import * as css from '../finance.css.ts'

export interface UpsellCardProps {
  messagingHref: string
}

/** What the firm offers beyond the contract. Users who see it have every tool already. */
export function UpsellCard({ messagingHref }: UpsellCardProps) {
  return (
    <Card heading={financeLabels.upsell}>
      <p className={css.upsellText}>{financeLabels.upsellText}</p>
      <LinkButton href={messagingHref} variant="secondary" isExternal>
        {financeLabels.upsellAsk}
      </LinkButton>
    </Card>
  )
}
