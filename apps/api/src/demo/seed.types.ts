import type { JourneyKey } from '../content/journeys/journeys.ts'
import type { BusinessKey } from './businesses.data.ts'
import type { PersonKey } from './people.data.ts'

/**
 * When something happened: `-3 10:12` is three business days before the day of loading at 10:12 in
 * the firm's time zone, `now-35` is 35 minutes before the moment of loading.
 */
export type When = `-${number} ${string}` | `now-${number}`

/** A small file; its extension determines how the title and the lines are written into it. */
export interface FileSeed {
  readonly name: string
  readonly title: string
  readonly lines: readonly string[]
}

/** A parameter of a templated message: text, the demand's forecast, or a day. */
export type ParameterSeed =
  | string
  | 'currentForecast'
  /** Business days from the day of loading. */
  | { readonly businessDays: number }

/** An entry of a conversation, made by the functions of `conversation.ts`. */
export interface ItemSeed {
  readonly type:
    | 'STATUS'
    | 'MESSAGE'
    | 'DOCUMENT'
    | 'FORM'
    | 'FORM_ANSWER'
    | 'ATTACHMENT'
    | 'TEMPLATED_MESSAGE'
    | 'INTERN_TEMPLATED_MESSAGE'
    | 'PRIVATE_MESSAGE'
  readonly at: When
  readonly by: PersonKey | 'system'
  readonly text?: string
  readonly statusKey?: StatusKey
  readonly files?: readonly FileSeed[]
  readonly template?: {
    readonly template: string
    readonly parameters: Readonly<Record<string, ParameterSeed>>
  }
  /** Only of DOCUMENT. */
  readonly document?: DocumentSeed
  readonly deleted?: boolean
}

export type StatusKey = 'OPEN' | 'IN_PROGRESS' | 'PENDING' | 'FINISHED' | 'BLOCKED'

/** What a document has beside its file. */
export interface DocumentSeed {
  readonly name: string
  /** A document of the firm that customers never see. */
  readonly internal?: boolean
  readonly waiting?: boolean
  /** The final document of a data mapping. */
  readonly final?: boolean
}

/** Tags that customers put on their demands. */
export type TagName =
  | 'Fornecedores'
  | 'Urgente'
  | 'Lojas'
  | 'Pessoas'
  | 'E-commerce'
  | 'Diretoria'
  | 'Exportação'

/** A demand; its status, dates of change and number follow from its conversation. */
export interface DemandSeed {
  readonly business: BusinessKey
  readonly by: PersonKey
  readonly name: string
  readonly description: string
  readonly createdAt: When
  readonly type?: string
  readonly staff?: PersonKey
  /** The firm's internal note on the new demand. */
  readonly screeningNote?: string
  /** Place in the queue of the customer, from 1; every demand in progress has one. */
  readonly queue?: number
  readonly priority?: boolean
  /** Makes it private; its creator always sees it. */
  readonly privateTo?: readonly PersonKey[]
  readonly tags?: readonly TagName[]
  readonly following?: readonly PersonKey[]
  /** Users of the business who have not seen the last change; everybody else has. */
  readonly unread?: readonly PersonKey[]
  readonly validated?: { readonly by: PersonKey; readonly at: When }
  readonly feedback?: FeedbackSeed
  /** The journey that it is a step of, from 1, or that it prepares. */
  readonly journey?: { readonly key: JourneyKey; readonly step: number | 'preparation' }
  readonly files?: readonly FileSeed[]
  readonly conversation: readonly ItemSeed[]
}

export interface FeedbackSeed {
  readonly by: PersonKey
  readonly at: When
  /** Stars, 1 to 5; none when skipped. */
  readonly rating?: number
  readonly description?: string
}
