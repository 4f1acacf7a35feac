import * as z from 'zod/mini'
import { readAs } from '../drafts/draft-schema.ts'
import { type Draft, type DraftForm, mergeByKey } from '../drafts/index.ts'
import { isSameValue } from '../is-same-value.ts'
import { answersBeside, type TemplateAnswers, toUntakenAnswers } from './template-answers.rules.ts'
import type { TemplateFormField } from './template-forms.schema.ts'

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
 * @param saved what was saved last; empty if nothing was
 * @param untaken what the server left out of that
 */
export function toUnsavedAnswers(
  answers: TemplateAnswers,
  saved: TemplateAnswers,
  untaken: TemplateAnswers = {},
): UnsavedAnswers {
  const names = Object.keys(untaken).map((name) => ({ name }))
  const kept = answersBeside(names, saved)
  return Object.fromEntries(
    Object.keys(answers)
      .filter((name) => answerIn(answers, name) !== answerIn(kept, name))
      .map((name) => [name, { answer: answerIn(answers, name), known: answerIn(kept, name) }]),
  )
}

/**
 * Stores the answers that the server does not have in a window's draft; answers that another window has
 * stored there are kept.
 * @returns to be called with the answers of the form and the server's draft, whenever one of them changes
 */
export function keepUnsavedAnswers(
  draft: Draft<UnsavedAnswers>,
): (...answers: Parameters<typeof toUnsavedAnswers>) => void {
  let own = draft.snapshot().values
  return (...answers) => {
    const unsaved = toUnsavedAnswers(...answers)
    const last = own
    if (isSameValue(unsaved, last)) return
    own = unsaved
    draft.change((stored) => mergeByKey(unsaved, stored, last))
  }
}

/**
 * The unsaved answers to fields that the template no longer has: they are part of no document, and stored
 * nowhere else.
 */
export function toLeftAnswers(
  fields: readonly Pick<TemplateFormField, 'name'>[],
  unsaved: UnsavedAnswers,
): TemplateAnswers {
  const answers = Object.entries(unsaved).map(([name, { answer }]) => [name, answer] as const)
  return toUntakenAnswers(answersBeside(fields, Object.fromEntries(answers)), {})
}

const over = (kept: TemplateAnswers, unsaved: UnsavedAnswers, of: 'answer' | 'known') => ({
  ...kept,
  ...Object.fromEntries(Object.entries(unsaved).map(([name, one]) => [name, one[of]])),
})

/** The server's draft with the unsaved answers applied: of a field answered elsewhere since, too, nothing is lost. */
export const withUnsavedAnswers = (
  kept: TemplateAnswers,
  unsaved: UnsavedAnswers,
): TemplateAnswers => over(kept, unsaved, 'answer')

/**
 * The draft as it was known when the unsaved answers were typed: where the server has another one by now, both were
 * given without the other.
 */
export const toKnownAnswers = (kept: TemplateAnswers, unsaved: UnsavedAnswers): TemplateAnswers =>
  over(kept, unsaved, 'known')
