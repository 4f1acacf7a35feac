import * as z from 'zod/mini'
import { readAs } from '../drafts/draft-schema.ts'
import { type Draft, type DraftForm, mergeByKey } from '../drafts/index.ts'
import { isSameValue } from '../is-same-value.ts'
import type { TemplateAnswers } from './template-answers.rules.ts'

const schema = z.record(z.string(), z.object({ answer: z.string(), known: z.string() }))

/**
 * Answers of a document that the server does not have yet, by the name of the field, each with the
 * server's answer at the time of typing.
 */
export type UnsavedAnswers = Readonly<
  Record<string, { readonly answer: string; readonly known: string }>
>

/**
 * What was typed into a document in this browser and has not reached the server, because the field was
 * not left yet, the connection failed or the session ended. Its record is the template.
 */
export const templateUnsavedDraft: DraftForm<UnsavedAnswers> = {
  name: 'template-unsaved',
  version: 1,
  empty: {},
  read: readAs(schema, 1),
  isEmpty: (values) => Object.keys(values).length === 0,
  merge: mergeByKey,
}

const answerIn = (answers: TemplateAnswers, name: string) =>
  (Object.hasOwn(answers, name) ? answers[name] : undefined) ?? ''

/**
 * The answers that the server does not have.
 * @param kept its draft; empty if it has none
 */
export function toUnsavedAnswers(answers: TemplateAnswers, kept: TemplateAnswers): UnsavedAnswers {
  return Object.fromEntries(
    Object.keys(answers)
      .filter((name) => answerIn(answers, name) !== answerIn(kept, name))
      .map((name) => [name, { answer: answerIn(answers, name), known: answerIn(kept, name) }]),
  )
}

/**
 * Keeps in a window's draft the answers that the server does not have; what another window of the document keeps
 * there stays.
 * @returns to be called with the answers of the form and the server's draft, whenever one of them changes
 */
export function keepUnsavedAnswers(
  draft: Draft<UnsavedAnswers>,
): (answers: TemplateAnswers, kept: TemplateAnswers) => void {
  let own = draft.snapshot().values
  return (answers, kept) => {
    const unsaved = toUnsavedAnswers(answers, kept)
    const last = own
    if (isSameValue(unsaved, last)) return
    own = unsaved
    draft.change((stored) => mergeByKey(unsaved, stored, last))
  }
}

/**
 * The server's draft with the unsaved answers applied. For a field answered elsewhere since, that answer
 * wins.
 */
export function withUnsavedAnswers(
  kept: TemplateAnswers,
  unsaved: UnsavedAnswers,
): TemplateAnswers {
  const typed = Object.entries(unsaved).filter(
    ([name, { known }]) => answerIn(kept, name) === known,
  )
  return { ...kept, ...Object.fromEntries(typed.map(([name, { answer }]) => [name, answer])) }
}
