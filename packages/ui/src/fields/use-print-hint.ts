import { lazyCode, useLazyCode } from '../primitives/Overlay/lazy-code.ts'
import { hasUsualLetters } from './usual-letters.ts'

const printing = lazyCode(() => import('@tramite/core/printing'))

/** Without the code there is no hint; the field is the same. */
const giveUp = () => {}

/**
 * What is said below a field whose text enters a generated PDF: what it says anyway, and which characters the PDF cannot
 * show. What the fonts have is loaded only for unusual ones.
 */
export function usePrintHint(text: string, description?: string): string | undefined {
  const isUnusual = !hasUsualLetters(text)
  const code = useLazyCode(printing, isUnusual, giveUp)
  const hint = isUnusual && code?.toUnprintableText(text)
  if (!hint) return description
  return description ? `${description} ${hint}` : hint
}
