/**
 * The words in sight of which a line holds two letters at most: what they stand in has no room for words.
 * It runs in the page.
 */
export function findStackedWords(): readonly string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  const found: string[] = []
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const holder = text.parentElement
    // Hidden words are for screen readers; they stand in one pixel.
    if (!holder?.checkVisibility() || holder.closest('[inert]') || holder.clientWidth === 1)
      continue
    for (const { 0: word, index } of text.textContent?.matchAll(/\p{L}{4,}/gu) ?? []) {
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      if (lines.size >= word.length / 2) found.push(word)
    }
  }
  return found
}

/** The words in sight that are broken, of those that are short enough for a line of a phone. It runs in the page. */
export function findBrokenWords(): readonly string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  const found: string[] = []
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const holder = text.parentElement
    if (!holder?.checkVisibility() || holder.closest('[inert]') || holder.clientWidth === 1)
      continue
    for (const { 0: word, index } of text.textContent?.matchAll(
      /(?<![\p{L}@._-])\p{L}{4,12}(?![\p{L}@._-])/gu,
    ) ?? []) {
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      if (lines.size > 1) found.push(word)
    }
  }
  return found
}
