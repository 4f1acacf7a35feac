import type { CivilDate } from '@tramite/core/calendar'
import type { DemandStatus } from '@tramite/core/demands'

/** One event of a demand, as people are notified of it. */
export type DemandNews =
  | { readonly kind: 'created' | 'message' | 'document' | 'markFiled' }
  /** Several at once: the parts of one. */
  | { readonly kind: 'documents'; readonly count: number }
  /**
   * `from` is the status before: news of older servers have none. `ofCustomer` if a customer changed it;
   * `isNextStep` if nobody did, and its journey came to it.
   */
  | {
      readonly kind: 'status'
      readonly statusKey: DemandStatus
      readonly from?: DemandStatus
      readonly ofCustomer?: boolean
      readonly isNextStep?: boolean
    }
  | { readonly kind: 'prioritized'; readonly forecast: ForecastMove }
  /** `others` counts further demands whose forecasts moved with it. */
  | { readonly kind: 'forecast'; readonly forecast: ForecastMove; readonly others?: number }
  /**
   * The name of the new assignee; null when there is none. `isSelf` is whether it is the author; messages of
   * older servers lack it.
   */
  | { readonly kind: 'assignee'; readonly assignee: string | null; readonly isSelf?: boolean }
  /**
   * The status of a process at the trademark office. `occurredOn` is the day on which the office published it;
   * messages of older servers lack it, and may have other words.
   */
  | { readonly kind: 'markStatus'; readonly status: string; readonly occurredOn?: CivilDate }
  /** The forecast that has passed. */
  | { readonly kind: 'overdue'; readonly date: CivilDate }

/** A forecast before and after; null if there is none. */
export interface ForecastMove {
  readonly from: CivilDate | null
  readonly to: CivilDate | null
}
