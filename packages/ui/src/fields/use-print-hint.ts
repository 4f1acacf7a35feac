import { lazyCode, useLazyCode } from '../primitives/Overlay/lazy-code.ts'
import { hasUsualLetters } from './usual-letters.ts'

const printing = lazyCode(() => import('@tramite/core/printing'))

/** Without the code there is no hint; the field is the same. */
const ignore = () => {}

/**
 * The description of a field whose text becomes part of a generated PDF: its usual description, and the
 * characters that the PDF cannot show. The list of the fonts' characters is loaded only for unusual ones.
 */
export function usePrintHint(text: string, description?: string): string | undefined {
  const isUnusual = !hasUsualLetters(text)
  const code = useLazyCode(printing, isUnusual, ignore)
  const hint = isUnusual && code?.toUnprintableText(text)
  if (!hint) return description
  return description ? `${description} ${hint}` : hint
}
