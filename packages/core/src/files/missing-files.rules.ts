import { archiveMessages } from '../messages/archive.ts'
import { createMessages } from '../messages/message-text.ts'

const message = /* @__PURE__ */ createMessages(archiveMessages)

/** A short message has room for so many names. */
const MOST_NAMES = 3

/**
 * Which files an archive lacks, short enough for a message: the first names, and how many more there are. The archive
 * itself lists them all.
 * @param names of the files that were not found, at least one
 */
export function toMissingFilesText(names: readonly string[]): string {
  const named = names.slice(0, MOST_NAMES).join(', ')
  const count = names.length - MOST_NAMES
  return message('archive.missing', {
    names: count > 0 ? message('archive.missing.more', { names: named, count }) : named,
  })
}
