import type { Template } from './templates.types.ts'

/** The beginning of an attempt to make a document. */
export interface MakingStart {
  readonly at: Date
  /** The documents that were known of by then; those of another window may be missing. */
  readonly documents: Template['documents']
}

/**
 * The document that an attempt without an answer may have made: the newest one that was not known when the
 * attempt began, and was not made before it, such as in another window.
 * @param documents of the template, read again after the attempt; newest first
 * @returns null if there is none
 */
export function findMadeSince(
  documents: Template['documents'],
  { at, documents: known }: MakingStart,
): Template['documents'][number] | null {
  const ids = new Set(known.map(({ id }) => id))
  return (
    documents.find(({ id, createdAt }) => !ids.has(id) && Date.parse(createdAt) >= at.getTime()) ??
    null
  )
}
