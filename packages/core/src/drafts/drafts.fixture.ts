import { createFixedClock, createSharedStorage } from '../testing/index.ts'
import { createDraftStore, type DraftForm, openDraft } from './index.ts'

interface Values {
  readonly text: string
  readonly files: readonly string[]
}

/** Version 1 had the text alone. */
export const form: DraftForm<Values> = {
  name: 'letter',
  version: 2,
  empty: { text: '', files: [] },
  read(stored, version) {
    if (version === 1) return { text: String(stored), files: [] }
    if (version !== 2) return undefined
    const { text, files } = stored as Values
    return { text: text.toString(), files: [...files] }
  },
  isEmpty: ({ text, files }) => text === '' && files.length === 0,
}

export const list: DraftForm<readonly string[]> = {
  name: 'list',
  version: 1,
  empty: [],
  read: (stored) => (Array.isArray(stored) ? stored.map(String) : undefined),
  isEmpty: (values) => values.length === 0,
  merge: (mine, theirs, base) => [
    ...theirs.filter((value) => mine.includes(value) || !base.includes(value)),
    ...mine.filter((value) => !base.includes(value) && !theirs.includes(value)),
  ],
}

export const bia = { userId: 'bia', businessId: 'b1' }
export const clock = createFixedClock()
export const write = (text: string) => (values: Values) => ({ ...values, text })
export const nothing = () => {}

export function build() {
  const shared = createSharedStorage()
  const openStore = (app?: string) =>
    createDraftStore({ storage: shared.openTab(), clock, ...(app && { app }) })
  return { shared, openStore, store: openStore() }
}
export type Store = ReturnType<typeof createDraftStore>

/** A draft followed by a form, as on a page. */
export function openForm(store: Store, owner = bia, subject = {}) {
  const draft = openDraft(store, form, owner, subject)
  return { draft, leave: draft.subscribe(nothing) }
}
export const textOf = (store: Store, owner = bia, subject = {}) =>
  openDraft(store, form, owner, subject).snapshot().values.text
