import type { DraftSnapshot } from '../drafts/index.ts'
import { takenMessages } from '../messages/taken.ts'

/** What stood open on a page that is taken from its user. */
export interface LeftOpen {
  /** The drafts of its forms. */
  readonly drafts: readonly Pick<DraftSnapshot<unknown>, 'isEmpty' | 'isUnstored' | 'conflict'>[]
  /** A form was sent and still waited for its files. */
  readonly isWaiting: boolean
}

/**
 * The text about the forms of a page that closes over them: that what was sent has not arrived, and that what
 * was typed is stored. Without it a user would have to assume that it was sent, or is lost.
 * @param left the state before the page closed
 * @returns null if no form was open
 */
export function toLeftText({ drafts, isWaiting }: LeftOpen): string | null {
  const isKept = drafts.some(
    ({ isEmpty, isUnstored, conflict }) => !isEmpty && !isUnstored && !conflict,
  )
  const texts = [isWaiting && takenMessages['page.unsent'], isKept && takenMessages['page.kept']]
  return texts.filter(Boolean).join(' ') || null
}
