import { Hammer } from 'lucide-react'
import type { ReactNode } from 'react'
import { areaLabels, type PreparedArea } from '../../labels/areas.ts'
import { Card } from '../../primitives/Card/Card.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx'
import * as linkCss from '../../primitives/TextLink/TextLink.css.ts'
import { PageFrame } from '../../shell/PageFrame/PageFrame.tsx'
import * as css from './AreaInPreparation.css.ts'

export interface AreaInPreparationProps {
  area: PreparedArea
  contactEmail: string
  /** Address of the firm's messaging app. */
  messagingUrl: string
  /** What the area already has, above what it will have. */
  children?: ReactNode
}

/** An area whose address exists before its pages do: says so, and how to reach the office. */
export function AreaInPreparation({
  area,
  contactEmail,
  messagingUrl,
  children,
}: AreaInPreparationProps) {
  return (
    <PageFrame title={areaLabels.titles[area]}>
      {children}
      <Card isFlush>
        <EmptyState
          icon={<Hammer />}
          title={areaLabels.preparing}
          text={areaLabels.meanwhile}
          action={
            <div className={css.ways}>
              <LinkButton href={messagingUrl} variant="secondary" isExternal>
                {areaLabels.writeMessage}
              </LinkButton>
              <a
                className={`${linkCss.link} ${linkCss.variant.plain}`}
                href={`mailto:${contactEmail}`}
              >
                {areaLabels.writeEmail(contactEmail)}
              </a>
            </div>
          }
        />
      </Card>
    </PageFrame>
  )
}
