import { formatDate } from '@tramite/core/calendar'
import {
  type Banner,
  CAROUSEL_INTERVAL_MS,
  type FeedbackNotice,
  type Home,
  listOverdueNotices,
  type OverdueNotice,
  toHomeNotices,
} from '@tramite/core/home'
import type { DemandFrame } from '../../demands/shared/forecast.ts'
import { demandRowLabels } from '../../labels/demand-row.ts'
import { homeLabels } from '../../labels/home.ts'
import { Card } from '../../primitives/Card/Card.tsx'
import { Carousel, type Slide } from '../../primitives/Carousel/Carousel.tsx'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx'
import * as css from './NoticesCard.css.ts'

export interface NoticesCardProps {
  home: Home
  frame: DemandFrame
  /** Whether the contract allows rating. */
  canAct: boolean
  /** The firm's banners, of which two are shown. */
  banners: readonly Banner[]
}

/** 'Avisos': overdue forecasts, the demand waiting for its rating, and the firm's banners. */
export function NoticesCard({ home, frame, canAct, banners }: NoticesCardProps) {
  const asked = canAct ? home : { customerSuccessDemandsWithoutFeedback: [] }
  const notices = toHomeNotices(asked, banners, frame.today)
  const { feedback } = notices
  const slides: Slide[] = [
    ...listOverdueNotices(home, frame).map((overdue) => ({
      id: overdue.demandId,
      content: <Overdue notice={overdue} />,
    })),
    ...(feedback
      ? [{ id: 'feedback', content: <Feedback notice={feedback} home={home} frame={frame} /> }]
      : []),
    ...notices.banners.map(({ image, link, description }) => ({
      id: image,
      content: (
        <a className={css.banner} href={link.href} target="_blank" rel="noopener noreferrer">
          <img className={css.picture} src={image} alt={homeLabels.banner(description)} />
        </a>
      ),
    })),
  ]
  return (
    <Card heading={homeLabels.notices} className={css.card}>
      {slides.length === 0 ? (
        <p className={css.none}>{homeLabels.noNotices}</p>
      ) : (
        <Carousel
          label={homeLabels.noticesInTurn}
          slides={slides}
          interval={CAROUSEL_INTERVAL_MS}
        />
      )}
    </Card>
  )
}

/** An overdue forecast, with a way to ask about it where its conversation is open. */
function Overdue({ notice }: { notice: OverdueNotice }) {
  const { name, externalId, forecast, href, canWrite } = notice
  return (
    <div className={css.notice}>
      <p className={css.title}>{homeLabels.overdue(name)}</p>
      <p className={css.text}>
        {homeLabels.overdueText(demandRowLabels.number(externalId), formatDate(forecast), canWrite)}
      </p>
      <LinkButton variant="secondary" size="small" href={href}>
        {homeLabels.openOverdue(canWrite)}
      </LinkButton>
    </div>
  )
}

interface FeedbackProps {
  notice: FeedbackNotice
  home: Home
  frame: DemandFrame
}

function Feedback({ notice, home, frame }: FeedbackProps) {
  const demand = home.customerSuccessDemandsWithoutFeedback.find(({ id }) => id === notice.demandId)
  const finishedAt = demand?.finishedAt ?? null
  return (
    <div className={css.notice}>
      <p className={css.title}>{notice.text}</p>
      {demand && (
        <p className={css.text}>
          {finishedAt === null
            ? demand.name
            : homeLabels.delivered(demand.name, formatDate(finishedAt, frame.conventions.timeZone))}
        </p>
      )}
      <LinkButton variant="secondary" size="small" href={notice.href}>
        {homeLabels.sendFeedback}
      </LinkButton>
    </div>
  )
}
