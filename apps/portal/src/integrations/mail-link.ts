import { storageKeys } from '@tramite/core/session'
import { readStored, store } from './page-storage.ts'

/** The credentials that a link in an e-mail carries. */
export interface MailLink {
  readonly email: string
  readonly token: string
}

/** A page to which links in e-mails lead. */
type LinkedPage = 'reset-password' | 'confirm-email'

const none: MailLink = { email: '', token: '' }
const pattern = /^\/(reset-password|confirm-email)(?:\/email\/([^/]+)\/token\/([^/]+))?\/?$/
/** Stored per tab, so that a reload of the page still finds it. */
const keyOf = (page: string) => `${storageKeys.mailLink}.${page}` as const

function recall(page: string): MailLink {
  try {
    const kept: Partial<MailLink> = JSON.parse(readStored('sessionStorage', keyOf(page)) ?? '{}')
    return { email: String(kept.email ?? ''), token: String(kept.token ?? '') }
  } catch {
    return none
  }
}

function keep(page: string, link: MailLink): MailLink {
  store('sessionStorage', keyOf(page), JSON.stringify(link))
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
 * Importing this removes e-mail and token of the link from the address bar, so it is the first import of
 * the program: nothing loaded later can read or pass them on.
 */
let arrived = takeMailLink()

/** E-mail and token of the link that led here; empty without one. */
export const mailLink = (): MailLink => arrived

/** Drops the link at the end of a session: the next user of this tab may be somebody else. */
export function endMailLink(): void {
  arrived = none
}

/** Whether this tab was opened by a link that has not been used yet. */
export const hasMailLink = (page: LinkedPage): boolean => recall(page).token !== ''

/** Drops the token of a link that has been used; its e-mail is kept for sign-in. */
export function forgetMailLink(page: LinkedPage): void {
  arrived = { ...arrived, token: '' }
  store('sessionStorage', keyOf(page), null)
}
