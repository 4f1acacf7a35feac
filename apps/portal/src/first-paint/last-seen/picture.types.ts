/** An element of a picture: its name (prefixed with `svg:` for SVG), its attributes, its content. */
export type PictureElement = readonly [
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: readonly PictureNode[],
]

/** What can be shown of a page before there is code: its elements and texts, no handlers. */
export type PictureNode = string | PictureElement

/** A page as its user last saw it. */
export interface Picture {
  readonly businessId: string | null
  /** Path and query. */
  readonly address: string
  /** Name of the code that rendered it: another build has other styles. */
  readonly code: string
  /** When it was taken, epoch milliseconds. */
  readonly takenAt: number
  /** End of the firm's day on which it was taken, epoch milliseconds. */
  readonly until: number
  /** Scroll position, CSS pixels. */
  readonly scrollY: number
  readonly nodes: readonly PictureNode[]
}

declare global {
  interface Window {
    /** The stored picture of the page, as found by its first script. */
    tramitePicture?: Picture | null | undefined
    /** The page as rendered by the server, if it is; never rejected. */
    tramiteFirstPage?: Promise<readonly PictureNode[] | null> | undefined
    /** Resolves when the code may run without delaying the painting of the document; never rejected. */
    tramiteCodeMayRun?: Promise<void> | undefined
  }
}
