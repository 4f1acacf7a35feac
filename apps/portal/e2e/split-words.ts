import type { Page } from '@playwright/test'

type Split = 'stacked' | 'broken'

/**
 * The words in sight that are split over lines in a way that says that what they stand in has no room for words.
 * @param how `stacked`: a line holds two letters of it at most; `broken`: at all, of those that are short enough for
 * a line of a phone, addresses left out
 */
export const findSplitWords = (page: Page, how: Split) => page.evaluate(findInPage, how)

function findInPage(how: Split): readonly string[] {
  const looked = how === 'stacked' ? /\p{L}{4,}/gu : /(?<![\p{L}@._-])\p{L}{4,12}(?![\p{L}@._-])/gu
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  const found: string[] = []
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const holder = text.parentElement
    // Hidden words are for screen readers; they stand in one pixel.
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
