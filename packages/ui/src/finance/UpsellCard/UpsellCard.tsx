import { financeLabels } from '../../labels/finance.ts'
import { Card } from '../../primitives/Card/Card.tsx'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx'
import * as css from '../finance.css.ts'

export interface UpsellCardProps {
  /** Names of tools that the contract does not list. */
  tools: readonly string[]
  messagingHref: string
}

/** What the firm has beyond the contract. */
export function UpsellCard({ tools, messagingHref }: UpsellCardProps) {
  return (
    <Card heading={financeLabels.upsell}>
      {tools.length > 0 ? (
        <>
          <p>{financeLabels.upsellTools}</p>
          <ul className={css.tools}>
            {tools.map((tool) => (
              <li key={tool}>{tool}</li>
            ))}
          </ul>
        </>
      ) : (
        <p className={css.toolsText}>{financeLabels.upsellText}</p>
      )}
      <LinkButton href={messagingHref} variant="secondary" isExternal>
        {financeLabels.upsellAsk}
      </LinkButton>
    </Card>
  )
}
