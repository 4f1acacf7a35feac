import type { QueryKey } from '@tanstack/react-query'
import {
  type FormOptions,
  type FormSchema,
  type FormValues,
  isSameValue,
} from '@tramite/core/forms'
import type { ApiClient, Query } from '@tramite/core/http'
import { isApiError } from '@tramite/core/http'
import { useEffect, useEffectEvent, useState } from 'react'
import { useApp } from '../app/app-context.tsx'
import { areReadsShown } from './are-reads-shown.ts'
import { type PageForm, useForm } from './use-form.ts'
import { usePersistedInput } from './use-persisted-form.ts'

/** A record that is edited in the place where it is shown. */
export interface EditingOptions<Schema extends FormSchema, Input, Data> {
  readonly schema: Schema
  /** Reads the record: its version is sent along, and it is read again after a refusal. */
  readonly operation: (client: ApiClient, input: Input) => Query<Data>
  readonly input: NoInfer<Input>
  /** Keys of other reads that `stored` is made of: with a newer version they are read again, too. */
  readonly beside?: readonly QueryKey[]
  /** The current record as the form's values; undefined while it is not loaded. */
  readonly stored: Partial<FormValues<Schema>> | undefined
  /**
   * Names of fields that may not be changed, or no longer: they hold what is stored, whatever was typed. A function
   * where that depends on the other fields.
   */
  readonly readOnly?:
    | readonly (keyof FormValues<Schema> & string)[]
    | ((values: FormValues<Schema>) => readonly (keyof FormValues<Schema> & string)[])
  /** Editing begins with the form, such as in a dialog: `stored` is loaded by then. Not when absent. */
  readonly isOpen?: boolean
  /** Closes the form, if it can be left: editing has ended. */
  readonly onClose?: () => void
  /** Sends what was filled in, with the version on which editing began, or that of what others changed and is shown. */
  readonly onSave: (
    parsed: Parameters<FormOptions<Schema>['onSubmit']>[0],
    version: string | undefined,
  ) => void
}

/** Editing of a record: for its view, and for the command that saves it. */
export interface Editing<Values> {
  readonly form: PageForm<Values>
  readonly isEditing: boolean
  /** Begins with the current record, and with what was typed over it earlier. */
  readonly onEdit: () => void
  readonly onCancel: () => void
  /**
   * Discards what was typed when the page is left. If leaving is not certain yet, the open form keeps it
   * for now.
   */
  readonly onLeave: (isGone: boolean) => void
  /**
   * What somebody else has changed since editing began: names of fields whose values in `stored` are new. Those that
   * were not touched here hold them already.
   */
  readonly changed: readonly (keyof Values & string)[]
  /** For the command: it has been saved. */
  readonly onDone: () => void
  /**
   * For the command: shows refused fields, and adopts a newer version once it is read, so that saving once more
   * overwrites it.
   */
  readonly onFailed: (error: Error) => void
}

interface Seen<Values> {
  readonly stored: Partial<Values>
  /** Values of others that fields have taken over, since nobody had touched them here. */
  readonly followed?: Partial<Values>
  readonly version: string | undefined
  /** What was last sent, as it was typed and as it was parsed: the server may have it, though its answer was lost. */
  readonly sent?: readonly Readonly<Record<string, unknown>>[]
}

function pick<Values>(values: Partial<Values>, names: readonly (keyof Values)[]): Partial<Values> {
  const picked: Partial<Values> = {}
  for (const name of names) picked[name] = values[name]
  return picked
}

const toBase = <Values>({ stored, followed }: Seen<Values>): Partial<Values> => ({
  ...stored,
  ...followed,
})
const isFollowed = <Values>(
  { followed = {} }: Seen<Values>,
  now: Partial<Values>,
  name: keyof Values,
) => name in followed && isSameValue(followed[name], now[name])

/**
 * Edits a record in place: its form, the version seen when editing began, and what differs when somebody
 * else was faster: a field that was not touched, or may not be changed, follows the record. What is typed is there
 * again after a reload or an expired session, until it is saved or discarded.
 * @example
 * const editing = useEditing({ schema, operation: getUser, input: { id }, stored, onSave: (user, version) => save.mutate({ id, ...user, version }) })
 * const save = useRun(updateUser, editing)
 */
export function useEditing<Schema extends FormSchema, Input, Data>({
  schema,
  operation,
  input,
  beside = [],
  stored,
  readOnly = [],
  isOpen = false,
  onClose,
  onSave,
}: EditingOptions<Schema, Input, Data>): Editing<FormValues<Schema>> {
  type Values = FormValues<Schema>
  const { tramite, queries } = useApp()
  const read = operation(tramite.client, input)
  const names = Object.keys(schema.shape) as (keyof Values & string)[]
  const kept = usePersistedInput(schema, { name: 'edit', id: JSON.stringify(read.queryKey) })
  const begin = (now: Partial<Values>) => {
    const { typed, known } = kept.begin()
    return { typed, seen: { stored: { ...now, ...known }, version: read.version() } }
  }
  const [first] = useState(() => (isOpen && stored ? begin(stored) : undefined))
  const [seen, setSeen] = useState<Seen<Values> | undefined>(first?.seen)
  const form = useForm<Schema>({
    schema,
    ...(first && stored && { initial: stored, typed: first.typed }),
    onSubmit: (parsed) => {
      const sent = [form.values, Object.fromEntries(Object.entries(parsed))]
      const version = toVersion()
      setSeen((last) => last && { ...last, sent: [...sent, ...(last.sent ?? [])] })
      onSave(parsed, version)
    },
  })
  const end = () => {
    kept.forget()
    setSeen(undefined)
    onClose?.()
  }
  const keep = useEffectEvent(() => seen && kept.keep(form.values, toBase(seen)))
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever the values change
  useEffect(() => void keep(), [form.values])
  // A stored value that equals the form's, or what was sent of it, is our own change, even if its answer was lost.
  const isOthers = (last: Seen<Values>, now: Partial<Values>, name: keyof Values & string) =>
    isFollowed(last, now, name) ||
    ![toBase(last), form.values, ...(last.sent ?? [])].some(
      (known: Readonly<Record<string, unknown>>) => isSameValue(known[name], now[name]),
    )
  const changed = seen && stored ? names.filter((name) => isOthers(seen, stored, name)) : []
  const follow = useEffectEvent(() => {
    if (!seen || !stored) return
    const base = toBase(seen)
    const untouched = changed.filter(
      (name) =>
        isSameValue(form.values[name], base[name]) && !isSameValue(base[name], stored[name]),
    )
    const fixed = typeof readOnly === 'function' ? readOnly(form.values) : readOnly
    const refused = fixed.filter(
      (name) => name in stored && !isSameValue(form.values[name], stored[name]),
    )
    if (untouched.length + refused.length === 0) return
    const followed = pick(stored, untouched)
    const values = { ...followed, ...pick(stored, refused) }
    if (untouched.length > 0) setSeen({ ...seen, followed: { ...seen.followed, ...followed } })
    form.set(values)
    form.settle(values)
  })
  useEffect(() => follow())
  const keys = [read.queryKey, ...beside]
  // Other values than those whose answer was lost are sent over them; the same ones are repeated as they were.
  const toVersion = () => {
    // Saving is meant to overwrite what others have changed and is shown, but nothing newer.
    if (changed.length > 0) return areReadsShown(queries, keys) ? read.version() : seen?.version
    const isNext = stored && seen?.sent && !isSameValue(seen.sent[0], form.values)
    const isSaved = isNext && names.some((name) => !isSameValue(seen.stored[name], stored[name]))
    return isSaved ? read.version() : seen?.version
  }
  return {
    form: {
      ...form,
      inputNotice: form.isDirty ? kept.notice : undefined,
      forget: kept.forget,
    },
    isEditing: seen !== undefined,
    onEdit: () => {
      if (!stored) return
      form.set(stored)
      form.settle()
      const { typed, seen } = begin(stored)
      form.set(typed)
      setSeen(seen)
    },
    onCancel: end,
    onLeave: (isGone) => (isGone ? end() : kept.forget()),
    changed,
    onDone: end,
    onFailed: (error) => {
      form.refuse(error)
      if (!isApiError(error) || error.version === undefined) return
      const { version } = error
      const readAgain = keys.map((queryKey) => queries.invalidateQueries({ queryKey }))
      void Promise.all(readAgain).then(() => {
        // What could not be read was not shown either: saving would overwrite it unseen.
        if (keys.some((key) => queries.getQueryState(key)?.status === 'error')) return
        setSeen((last) => last && { ...last, version })
      })
    },
  }
}
