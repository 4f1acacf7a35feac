import type { Page } from '@playwright/test'

export type Split = 'stacked' | 'broken'

/**
 * The visible words that are broken across lines in a way that shows a container too narrow for words.
 * @param how `stacked`: a line contains at most two letters of it; `broken`: broken at all, for words
 * short enough for a line on a phone, addresses excluded
 */
export const findSplitWords = (page: Page, how: Split) => page.evaluate(findInPage, how)

function findInPage(how: Split): readonly string[] {
  const looked = how === 'stacked' ? /\p{L}{4,}/gu : /(?<![\p{L}@._-])\p{L}{4,12}(?![\p{L}@._-])/gu
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  const found: string[] = []
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const holder = text.parentElement
    // Visually hidden text is for screen readers; it takes up one pixel.
    if (!holder?.checkVisibility() || holder.closest('[inert]') || holder.clientWidth === 1)
      continue
    for (const { 0: word, index } of text.textContent?.matchAll(looked) ?? []) {
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      if (lines.size >= (how === 'stacked' ? word.length / 2 : 2)) found.push(word)
    }
  }
  return found
}
