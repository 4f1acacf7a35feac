import type { MessageCode, MessageParams } from '../messages/index.ts'
import { transportMessages } from '../messages/transport.ts'
import { isApiError, isNotFound, isPermanentRefusal, isUnanswered } from './api-error.ts'
import { type FailureNotice, isExplained, toFailureNotice } from './failure-notice.ts'
import type { CommandMeta, FailureMeta, Resource } from './operations.types.ts'

/** A short message to the user. */
export interface Toast {
  readonly tone: 'success' | 'error'
  /** Portuguese sentence. */
  readonly title: string
  /** The cause of a failure, in Portuguese. */
  readonly description?: string
}

/**
 * Returns the Portuguese text of a code: `message` of the messages module, or the result of
 * `createToastTexts` for some features. If there is no text, a success is not reported, and a failure is
 * reported in general words.
 */
export type ToText = (code: MessageCode, params?: MessageParams) => string | undefined

/** Texts by code, or a promise of them: they may load after the page that needs them. */
export type ToastTexts = ToText | Promise<ToText>

/**
 * Shows a toast, if there is one: at once, or when its texts have loaded.
 * @throws what the promise of the texts rejects with
 */
export async function showToast(
  { toText, show }: { readonly toText: ToastTexts; readonly show: (toast: Toast) => void },
  toToast: (toText: ToText) => Toast | undefined,
): Promise<void> {
  const toast = toToast(typeof toText === 'function' ? toText : await toText)
  if (toast) show(toast)
}

function toFailureToast(
  meta: FailureMeta | undefined,
  toText: ToText,
  error: unknown,
  unanswered?: FailureNotice,
): Toast | undefined {
  const { status, code } = isApiError(error) ? error : { status: null, code: null }
  const isSilent = meta?.silent ? code !== meta.reportedCode : status === meta?.silentStatus
  if (isSilent) return undefined
  const gone = isNotFound(error) && meta?.failureGone && toText(meta.failureGone)
  if (gone) return { tone: 'error', title: gone }
  const failure = (!isExplained(error) && meta?.failureUnexplained) || meta?.failure
  const text = failure && (toText(failure) ?? transportMessages['transport.unknown'])
  const notice = toFailureNotice(error, text, {
    isMessageFirst:
      meta?.messageFirst === 'refusals' ? isPermanentRefusal(error) : meta?.messageFirst,
    unanswered,
  })
  return notice && { tone: meta?.failureTone ?? 'error', ...notice }
}

/** The notice for a command whose answer was lost; undefined if the program has no text for it. */
function toUnanswered(toText: ToText): FailureNotice | undefined {
  const title = toText('unanswered.title')
  const description = toText('unanswered.hint')
  if (title === undefined) return undefined
  return description === undefined || description === title ? { title } : { title, description }
}

/**
 * The toast of a finished command.
 * @param meta what the command declares; many commands declare nothing
 * @param toText texts by code
 * @param error what it failed with; absent after a success
 * @param answer the answer of a success, for texts that refer to it
 * @returns undefined when nothing is to be shown
 */
export function toCommandToast(
  meta: Omit<CommandMeta, 'stale'> | undefined,
  toText: ToText,
  error?: unknown,
  answer?: unknown,
): Toast | undefined {
  if (!error) {
    if (meta?.successWhen && !meta.successWhen(answer as never)) return undefined
    const title = meta?.success && toText(meta.success, meta.successParams?.(answer as never))
    return title === undefined ? undefined : { tone: 'success', title }
  }
  return toFailureToast(meta, toText, error, meta?.needsAnswer ? undefined : toUnanswered(toText))
}

/**
 * The toast of a failed query.
 * @param isReload its data is already on the screen; the screen itself then reports a 404
 * @returns undefined when nothing is to be shown
 */
export function toQueryToast(
  meta: FailureMeta | undefined,
  toText: ToText,
  error: unknown,
  isReload: boolean,
): Toast | undefined {
  const isGone = isNotFound(error)
  const failure = isReload && !isGone ? meta?.reloadFailure : undefined
  return toFailureToast(failure ? { ...meta, failure } : meta, toText, error)
}

const conflicts: ReadonlySet<number> = new Set([404, 409, 412])

/**
 * The families of server data to read again after a command. A conflict shows that the caller's data is
 * old, and an unanswered command may have been carried out; any other failure changed nothing.
 * @param meta what the command declares
 * @param error what it failed with; absent after a success
 * @param answer the answer of a success
 */
export function toStaleResources(
  meta: CommandMeta | undefined,
  error?: unknown,
  answer?: unknown,
): readonly Resource[] {
  if (!meta) return []
  const { stale, staleAlways, staleWhen } = meta
  const hasChanged = () => staleWhen?.(answer as never) ?? true
  const isConflict = isApiError(error) && conflicts.has(error.status)
  return staleAlways || (error ? isConflict || isUnanswered(error) : hasChanged()) ? stale : []
}
