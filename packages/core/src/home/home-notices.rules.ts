import { addDays, type CivilDate } from '../calendar/index.ts'
import {
  type DemandSummary,
  evaluateChat,
  isOverdue,
  type LatenessFrame,
} from '../demands/index.ts'
import { evaluateLink, type SafeLink } from '../links/index.ts'
import { feedbackMessages } from '../messages/feedback.ts'
import { fillMessage } from '../messages/message-text.ts'
import { toDemandPath } from '../portal-paths.ts'
import type { Home } from './home.types.ts'

/** How long each slide of 'Avisos' is shown, in milliseconds. */
export const CAROUSEL_INTERVAL_MS = 10_000

/** Maximum number of promotional banners in 'Avisos'. */
export const BANNERS_MAX = 2

/** Maximum number of passed forecasts in 'Avisos': the lists show the others. */
export const HOME_OVERDUE_MAX = 3

/** The first day on which 'Avisos' is a carousel: 7 days after 14/08/2022. */
export const CAROUSEL_SINCE: CivilDate = addDays('2022-08-14', 7)

/** A notice that asks for the rating of a demand. */
export interface FeedbackNotice {
  readonly demandId: string
  readonly text: string
  /** Opens the demand with its feedback dialog. */
  readonly href: string
}

/** A demand whose forecast has passed without delivery. */
export interface OverdueNotice {
  readonly demandId: string
  readonly externalId: number
  readonly name: string
  /** The promised day. */
  readonly forecast: CivilDate
  /** Address of the demand. */
  readonly href: string
  /** Whether its conversation is open to the customer. */
  readonly canWrite: boolean
}

/** A promotional banner of the firm's configuration. */
export interface Banner {
  readonly image: string
  readonly link: string
  readonly description: string
}

/** What 'Avisos' shows. */
export interface HomeNotices {
  readonly feedback: FeedbackNotice | null
  /** Empty before the carousel exists. */
  readonly banners: readonly (Omit<Banner, 'link'> & { readonly link: SafeLink })[]
  readonly isCarousel: boolean
}

/**
 * The notice that asks for the rating of a delivered demand: the first that waits for one, null if none
 * does. Without a type, the sentence closes the gap.
 */
export function toFeedbackNotice(
  home: Pick<Home, 'customerSuccessDemandsWithoutFeedback'>,
): FeedbackNotice | null {
  const [demand] = home.customerSuccessDemandsWithoutFeedback
  if (demand === undefined) return null
  const type = demand.demandTypeName ?? ''
  return {
    demandId: demand.id,
    text: fillMessage(feedbackMessages['feedback.pending'], { type }).replace(/ {2,}/g, ' '),
    href: `${toDemandPath(demand.id)}?isDemandFeedbackModalOpen=true`,
  }
}

/** The demands of the home page whose forecast has passed, the longest overdue first. */
export function listOverdueNotices(
  { overdue }: Pick<Home, 'overdue'>,
  frame: LatenessFrame,
): readonly OverdueNotice[] {
  const toNotice = (demand: DemandSummary) => {
    const { id, externalId, name, deleveryForecast: forecast } = demand
    const canWrite = evaluateChat(demand, { kind: 'customer' }).allowed
    return forecast !== null && isOverdue(demand, frame)
      ? [{ demandId: id, externalId, name, forecast, href: toDemandPath(id), canWrite }]
      : []
  }
  return overdue.flatMap(toNotice)
}

/**
 * What 'Avisos' shows: until 20/08/2022 the feedback notice alone, from then on a carousel with the
 * firm's banners, whose links open only if they are safe.
 * @param today in the firm's time zone
 */
export function toHomeNotices(
  home: Pick<Home, 'customerSuccessDemandsWithoutFeedback'>,
  banners: readonly Banner[],
  today: CivilDate,
): HomeNotices {
  const isCarousel = today >= CAROUSEL_SINCE
  const shown = banners.flatMap((banner) => {
    const link = evaluateLink(banner.link)
    return link.allowed ? [{ ...banner, link }] : []
  })
  return {
    feedback: toFeedbackNotice(home),
    banners: isCarousel ? shown.slice(0, BANNERS_MAX) : [],
    isCarousel,
  }
}
