// The names under which the portal and the SDK store anything in a browser; `storage-table.ts` says where each is stored
// and when it ends. Whoever takes `storageKeys` apart, or passes it on, puts all names into the first load of every page.

/** The signed-in user. */
export const user = 'tramite.user'
/** The token of the session. */
export const token = 'tramite.token'
/**
 * Identifies the user's last sign-out when the session began. With a user id appended: the last sign-out of
 * that user.
 */
export const sessionSeal = 'tramite.sessionSeal'
/** The business chosen last. */
export const businessId = 'tramite.businessId'
/** The user who chose the business. */
export const businessOf = 'tramite.businessOf'
/** The tokens by which the server recognises this device. */
export const devices = 'tramite.devices'
/** The answer about cookies. */
export const cookieConsent = 'tramite.cookieConsent'
/** When the answer about cookies was given. */
export const cookieConsentSince = 'tramite.cookieConsentSince'
/** The version of the cookie policy that was answered. */
export const cookieConsentVersion = 'tramite.cookieConsentVersion'
/** With a user id appended: the versions of the legal texts that the user was asked about. */
export const legalAsked = 'tramite.legalAsked'
/** The chosen theme. */
export const theme = 'tramite.theme'
/** With a user id and a page appended: how the page looked last. */
export const lastSeen = 'tramite.lastSeen'
/** With owner, form and record appended: input that was not sent yet. */
export const draft = 'tramite.draft'
/** With a user id appended: when the drafts of that user were forgotten. */
export const draftSeal = 'tramite.draft-seal'
/** With a page appended: the credentials of the link in an e-mail that led to it. */
export const mailLink = 'tramite.link'
/** The code that the document could not load before it was reloaded. */
export const lostCode = 'tramite.lostCode'
/** The message to be shown again after a reload. */
export const reloadMessage = 'tramite.toldBeforeReload'
/** With user and business appended: whether the terms of the risk analysis were accepted. */
export const riskTerms = 'tramite.risk-terms'
