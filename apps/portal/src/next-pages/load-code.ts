import { inTurns, type Steps } from '../last-seen/in-steps.ts'
import { codeOfPage } from '../last-seen/page-code.ts'
import { readCode } from './read-code.ts'

function toLink(href: string): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), {
    rel: 'modulepreload',
    crossOrigin: '',
    href,
  })
  // A page that needs it asks again: only for what no link names.
  link.addEventListener('error', () => link.remove())
  return link
}

/** Each asks for its file, which takes the browser a millisecond or two. */
function* append(files: readonly string[]): Steps<void> {
  for (const file of files) {
    document.head.append(toLink(file))
    yield
  }
}

/**
 * Fetches the code of an address and lets it begin, a little at a time: all that a page needs at once would hold up
 * the one that is looked at. What is there already is left alone. Style sheets are left to the router, which alone
 * waits for them: a page that found their link, and not yet their rules, would be shown without.
 * @param address of a page of the portal
 */
export async function loadCode(address: string): Promise<void> {
  const page = await fetch(address, { headers: { accept: 'text/html' } })
  const there = new Set(Array.from(document.querySelectorAll('link'), ({ href }) => href))
  const files = readCode(await page.text(), codeOfPage()).filter(
    (href) => !there.has(new URL(href, location.href).href),
  )
  await inTurns(append(files), () => true)
  // What others import comes before them.
  for (const href of files.reverse()) {
    await import(/* @vite-ignore */ href)
    await new Promise((resolve) => setTimeout(resolve))
  }
}
