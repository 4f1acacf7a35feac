import type { Tool, ToolCard } from '@tramite/core/access'
import type { MappingStanding } from '@tramite/core/mapping'
import type { RiskStanding } from '@tramite/core/risk'
import {
  CalendarClock,
  ChartScatter,
  FilePen,
  LockKeyhole,
  Map as MapIcon,
  Sparkles,
  Stamp,
} from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { toolsLabels as labels } from '../../labels/tools.ts'
import { Text } from '../../primitives/Layout/Text.tsx'
import { useLinkProps } from '../../primitives/Navigation/NavigationProvider.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { PageFrame } from '../../shell/PageFrame/PageFrame.tsx'
import * as css from './ToolsHubView.css.ts'

/** The reader's progress in a tool. */
export type ToolStanding =
  /** When a registration that was started on this device was last stored: 'às 14:32'. */
  | { readonly kind: 'marks'; readonly count: number; readonly draftSavedAt?: string | undefined }
  /** When the last of them was saved: 'ontem'. */
  | { readonly kind: 'drafts'; readonly count: number; readonly when: string }
  | { readonly kind: 'mapping'; readonly standing: MappingStanding }
  | { readonly kind: 'risk'; readonly standing: RiskStanding }
  | { readonly kind: 'reminders'; readonly overdue: number; readonly today: number }

export interface ToolsHubViewProps {
  cards: readonly ToolCard[]
  /** For tools in use; the others have none, nor has any while loading. */
  standings: Partial<Readonly<Record<Tool, ToolStanding>>>
  /** Tools that start elsewhere than at their page: at an address, or with a question. */
  ways?: Partial<Readonly<Record<Tool, string | (() => void)>>>
  /** Tools whose starting point is not known yet: a press leads there once it is. */
  onEnter?: Partial<Readonly<Record<Tool, () => void>>>
  /** Called when a closed tool is pressed. */
  onClosed: (card: ToolCard) => void
}

const icons: Readonly<Record<Tool, ReactNode>> = {
  templates: <FilePen />,
  mapping: <MapIcon />,
  marks: <Stamp />,
  risk: <ChartScatter />,
  reminders: <CalendarClock />,
}

/** The tools of the portal: what each is for, its progress, and who may open it. */
export function ToolsHubView({
  cards,
  standings,
  ways = {},
  onEnter = {},
  onClosed,
}: ToolsHubViewProps) {
  return (
    <PageFrame title={labels.title} subtitle={labels.subtitle}>
      <ul className={css.grid} aria-label={labels.list}>
        {cards.map((card) => (
          <li key={card.tool} className={css.rows}>
            {card.access.allowed ? (
              <OpenCard
                card={card}
                standing={standings[card.tool]}
                way={ways[card.tool] ?? card.path}
                onEnter={onEnter[card.tool]}
              />
            ) : (
              <ClosedCard card={card} onPress={() => onClosed(card)} />
            )}
          </li>
        ))}
        <li className={css.rows}>
          <div className={css.soon}>
            <div className={css.head}>
              <span className={css.icon}>
                <Sparkles />
              </span>
              <h2 className={css.name}>{labels.soon}</h2>
            </div>
            <p>{labels.soonText}</p>
          </div>
        </li>
      </ul>
    </PageFrame>
  )
}

interface OpenCardProps {
  card: ToolCard
  standing: ToolStanding | undefined
  way: string | (() => void)
  onEnter: (() => void) | undefined
}

function OpenCard({ card: { tool, name }, standing, ...way }: OpenCardProps) {
  return (
    <div className={css.card}>
      <div className={css.head}>
        <span className={css.icon}>{icons[tool]}</span>
        <h2 className={css.name}>{name}</h2>
      </div>
      <p className={css.about}>{labels.about[tool]}</p>
      <div className={css.foot}>
        {standing && <Standing standing={standing} />}
        <Way {...way} name={name} />
      </div>
    </div>
  )
}

function Way({
  name,
  way,
  onEnter,
}: Pick<ToolCard, 'name'> & Pick<OpenCardProps, 'way' | 'onEnter'>) {
  const link = useLinkProps(typeof way === 'string' ? way : '')
  const enter = (event: MouseEvent) => {
    event.preventDefault()
    onEnter?.()
  }
  const content = (
    <>
      {labels.open}
      <VisuallyHidden> {name}</VisuallyHidden>
    </>
  )
  return typeof way === 'string' ? (
    <a {...link} {...(onEnter && { onClick: enter })} className={css.way}>
      {content}
    </a>
  ) : (
    <button type="button" className={css.way} aria-haspopup="dialog" onClick={way}>
      {content}
    </button>
  )
}

function toMappingText(standing: MappingStanding): string {
  switch (standing.kind) {
    case 'activity':
      return labels.activity(standing.name, standing.answered, standing.questions)
    case 'sector':
      return labels.idleSector(standing.name)
    default:
      return labels.mapping[standing.kind]
  }
}

function toRiskText(standing: RiskStanding): string {
  return standing.kind === 'questions'
    ? labels.questions(standing.answered, standing.questions)
    : labels.risk[standing.kind]
}

function Standing({ standing }: { standing: ToolStanding }) {
  if (standing.kind === 'reminders') {
    const { overdue, today } = standing
    return (
      <span className={css.facts}>
        {overdue > 0 && (
          <Text as="span" size="small" tone="danger">
            {labels.overdue(overdue)}
          </Text>
        )}
        {today > 0 && (
          <Text as="span" size="small">
            {labels.today(today)}
          </Text>
        )}
      </span>
    )
  }
  if (standing.kind === 'marks') {
    const { count, draftSavedAt } = standing
    return (
      <span className={css.facts}>
        {count > 0 && <span>{labels.marks(count)}</span>}
        {draftSavedAt && <span>{labels.markDraft(draftSavedAt)}</span>}
      </span>
    )
  }
  return <span className={css.facts}>{toStandingText(standing)}</span>
}

function toStandingText(standing: Exclude<ToolStanding, { kind: 'marks' | 'reminders' }>): string {
  switch (standing.kind) {
    case 'mapping':
      return toMappingText(standing.standing)
    case 'risk':
      return toRiskText(standing.standing)
    case 'drafts':
      return labels.drafts(standing.count, standing.when)
  }
}

function ClosedCard({ card, onPress }: { card: ToolCard; onPress: () => void }) {
  const { tool, name, access } = card
  return (
    <div className={css.closed}>
      <div className={css.head}>
        <span className={css.icon}>{icons[tool]}</span>
        <h2 className={css.name}>{name}</h2>
        <LockKeyhole className={css.lock} />
      </div>
      <p className={css.about}>{labels.about[tool]}</p>
      <div className={css.foot}>
        {!access.allowed && <span>{labels.closed[access.reason]}</span>}
        <button type="button" className={css.way} aria-haspopup="dialog" onClick={onPress}>
          {labels.learnMore}
          <VisuallyHidden> {name}</VisuallyHidden>
        </button>
      </div>
    </div>
  )
}
