import type { PictureNode } from '../last-seen/picture.types.ts'

/** An answer of the API, as it came. */
export interface DrawnAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** Empty for none. */
  readonly text: string
}

/** By method and address, as `GET /api/home`. */
export type DrawnAnswers = Readonly<Record<string, DrawnAnswer>>

/** What a page is drawn from. */
export interface PageToDraw {
  /** Path and query. */
  readonly address: string
  /** Of the window, in letters' widths (em) as media queries count them. */
  readonly width: number
  /** Who is signed in, as the session keeps it. */
  readonly user: string
  readonly businessId: string
  /** The answers to the calls of the page. */
  readonly answers: DrawnAnswers
}

/** What the server says to a page that is opened for the first time. */
export interface FirstPage {
  readonly answers: DrawnAnswers
  /** How the page looks with them; null where it was not drawn. */
  readonly nodes: readonly PictureNode[] | null
}
