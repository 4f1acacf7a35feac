import { fillMessage, type MessageParams, type MessageTexts } from './message-text.ts'
import { unansweredMessages } from './unanswered.ts'

/**
 * The texts of toasts (`toText`) out of those of some features: a program that makes few calls carries no others. A code of
 * another feature has none; those of a lost answer are always among them.
 * @example createTramite({ baseUrl, toasts: { toText: createToastTexts(demandOutcomeMessages), show } })
 */
export function createToastTexts(
  texts: MessageTexts,
): (code: string, params?: MessageParams) => string | undefined {
  const all: MessageTexts = { ...unansweredMessages, ...texts }
  return (code, params) => {
    const text = all[code]
    return text && fillMessage(text, params)
  }
}
