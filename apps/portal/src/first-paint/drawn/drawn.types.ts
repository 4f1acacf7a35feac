import type { PictureNode } from '../last-seen/picture.types.ts'

/** A response of the API as it was received. */
export interface DrawnAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** Empty for none. */
  readonly text: string
}

/** By method and address, such as `GET /api/home`. */
export type DrawnAnswers = Readonly<Record<string, DrawnAnswer>>

/** What a page is rendered from. */
export interface PageToDraw {
  /** Path and query. */
  readonly address: string
  /** Width of the window in em, as media queries count it. */
  readonly width: number
  /** The signed-in user, as the session stores them. */
  readonly user: string
  readonly businessId: string
  /** The answers to the calls of the page. */
  readonly answers: DrawnAnswers
}

/** What the server sends to a page that is opened for the first time. */
export interface FirstPage {
  readonly answers: DrawnAnswers
  /** The page rendered with these answers; null where it was not rendered. */
  readonly nodes: readonly PictureNode[] | null
}
