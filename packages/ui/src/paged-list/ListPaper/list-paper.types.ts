import type { CivilDate } from '@tramite/core/calendar'

/** What a printed page names besides its content. */
export interface PaperFacts {
  /** Absent for what is no business's own. */
  readonly businessName: string | undefined
  readonly firmName: string
  readonly today: CivilDate
}

export interface ListPaperProps {
  paper: PaperFacts
  /** What is chosen, with the label of its field; an empty value is left out. */
  filters: readonly (readonly [label: string, value: string])[]
  period?: {
    /** YYYY-MM-DD, or empty for no limit. */
    readonly startDate: string
    readonly endDate: string
    readonly startLabel?: string
    readonly endLabel?: string
  }
  /** The rows on the page, and how many there are; null or undefined while unknown. */
  shown: number
  total: number | null | undefined
}
