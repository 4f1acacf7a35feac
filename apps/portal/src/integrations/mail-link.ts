/** What a link of an e-mail proves. */
export interface MailLink {
  readonly email: string
  readonly token: string
}

/** A page that links of e-mails lead to. */
type LinkedPage = 'reset-password' | 'confirm-email'

const none: MailLink = { email: '', token: '' }
const pattern = /^\/(reset-password|confirm-email)(?:\/email\/([^/]+)\/token\/([^/]+))?\/?$/
/** Of the tab, so that a reload of the page still knows it. */
const keyOf = (page: string) => `tramite.link.${page}`

function recall(page: string): MailLink {
  try {
    const kept = JSON.parse(window.sessionStorage.getItem(keyOf(page)) ?? '{}') as Partial<MailLink>
    return { email: String(kept.email ?? ''), token: String(kept.token ?? '') }
  } catch {
    return none
  }
}

function keep(page: string, link: MailLink): MailLink {
  try {
    window.sessionStorage.setItem(keyOf(page), JSON.stringify(link))
  } catch {
    // A browser that keeps nothing: the page works until it is loaded again.
  }
  return link
}

function takeMailLink(): MailLink {
  const [, page, email, token] = pattern.exec(window.location.pathname) ?? []
  if (!page) return none
  if (!email || !token) return recall(page)
  window.history.replaceState(null, '', `/${page}`)
  try {
    return keep(page, { email: decodeURIComponent(email), token: decodeURIComponent(token) })
  } catch {
    return none
  }
}

/**
 * E-mail and token of the link that led here. Importing this takes them out of the address bar, so it
 * is the first import of the program: nothing that loads later can read or pass them on.
 */
export let mailLink = takeMailLink()

/** Somebody has signed in with it, or without: who signs in next in this tab may be another. */
export function endMailLink(): void {
  mailLink = none
}

/** Whether this tab was opened by a link that was not used yet. */
export const hasMailLink = (page: LinkedPage): boolean => recall(page).token !== ''

/** Forgets a link that was used. */
export function forgetMailLink(page: LinkedPage): void {
  try {
    window.sessionStorage.removeItem(keyOf(page))
  } catch {
    // Nothing was kept.
  }
}
