import { inTurns, type Steps } from '../first-paint/last-seen/in-steps.ts'
import { codeOfPage } from '../first-paint/last-seen/page-code.ts'
import { readCode } from './read-code.ts'

function toLink(href: string): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), {
    rel: 'modulepreload',
    crossOrigin: '',
    href,
  })
  // A page that needs it requests it again, but only if no link names it.
  link.addEventListener('error', () => link.remove())
  return link
}

/** Each link starts a request, which costs the browser a millisecond or two. */
function* append(files: readonly string[]): Steps<void> {
  for (const file of files) {
    document.head.append(toLink(file))
    yield
  }
}

/**
 * Loads and evaluates the code of an address, a little at a time: all of a page's code at once would
 * block the current page. Code already there is skipped. Style sheets are left to the router, the only
 * one that waits for them: a page that found their link before their rules would be shown unstyled.
 * @param address of a page of the portal
 */
export async function loadCode(address: string): Promise<void> {
  const page = await fetch(address, { headers: { accept: 'text/html' } })
  const there = new Set(Array.from(document.querySelectorAll('link'), ({ href }) => href))
  const files = readCode(await page.text(), codeOfPage()).filter(
    (href) => !there.has(new URL(href, location.href).href),
  )
  await inTurns(append(files), () => true)
  // Imported files come before those that import them.
  for (const href of files.reverse()) {
    await import(/* @vite-ignore */ href)
    await new Promise((resolve) => setTimeout(resolve))
  }
}
