/** An element of a picture: its name (those of SVG begin with `svg:`), its attributes, what it holds. */
export type PictureElement = readonly [
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: readonly PictureNode[],
]

/** What of a page can be shown again before there is code: its elements and texts, no handlers. */
export type PictureNode = string | PictureElement

/** A page as its user last saw it. */
export interface Picture {
  readonly businessId: string | null
  /** Path and query. */
  readonly address: string
  /** Name of the code that drew it: another one has other styles. */
  readonly code: string
  /** When it was taken, milliseconds of the epoch. */
  readonly takenAt: number
  /** How far it was scrolled, CSS pixels. */
  readonly scrollY: number
  readonly nodes: readonly PictureNode[]
}

declare global {
  interface Window {
    /** What of the page is kept, as its first script has found it. */
    tramitePicture?: Picture | null | undefined
    /** How the page looks, where the server draws it; never rejected. */
    tramiteFirstPage?: Promise<readonly PictureNode[] | null> | undefined
    /** When the code may run without keeping the browser from what the document shows; never rejected. */
    tramiteCodeMayRun?: Promise<void> | undefined
  }
}
