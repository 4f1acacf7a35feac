/** What the page of a component says to somebody who designs or writes, in Portuguese. */
export interface ComponentPageText {
  /** The name that people search for; stands in the sidebar before the one in the code. */
  name: string
  /** When it is the right one. */
  use: string
  /** When another one is. */
  avoid: string
  /** What keys do; the component takes no focus when absent. */
  keyboard?: string
  /** How its texts are written; absent when it has none of its own. */
  words?: string
  /** Covers the page when open: each state is shown in a window of its own. */
  isFramed?: boolean
}

/** The pages of a group, by the name of the component's file of stories. */
export type GroupOfPages = Readonly<Record<string, ComponentPageText>>
