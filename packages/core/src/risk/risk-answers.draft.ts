import * as z from 'zod/mini'
import { readAs } from '../drafts/draft-schema.ts'
import { type DraftForm, mergeByKey } from '../drafts/index.ts'
import type { UnsavedChoices } from './unsaved-choices.ts'

const choices = z.record(z.string(), z.string())
const readChoices = readAs(choices, 1)
const readUnsaved = readAs(z.object({ changes: choices, saved: choices }), 2)

/**
 * The choices in a sector that the server does not have yet. One draft per sector. Before version 2 it
 * contained only the changes.
 */
export const riskAnswersDraft: DraftForm<UnsavedChoices> = {
  name: 'risk-answers',
  version: 2,
  empty: { changes: {}, saved: {} },
  read: (stored, version) => {
    const changes = readChoices(stored, version)
    return changes ? { changes, saved: {} } : readUnsaved(stored, version)
  },
  isEmpty: ({ changes }) => Object.keys(changes).length === 0,
  // Two tabs that answer different questions have no conflict.
  merge: (mine, theirs, base) => ({
    changes: mergeByKey(mine.changes, theirs.changes, base.changes),
    saved: mergeByKey(mine.saved, theirs.saved, base.saved),
  }),
}
