/** A user at a browser that Playwright does not drive. Every action waits for its target. */
export interface Visitor {
  readonly goto: (url: string) => Promise<void>
  readonly fill: (xpath: string, text: string) => Promise<void>
  readonly press: (xpath: string) => Promise<void>
  readonly see: (xpath: string) => Promise<void>
  readonly close: () => Promise<void>
}

/** Maximum wait for anything to appear, milliseconds. */
export const TIMEOUT_MS = 60_000

/** Opens a browser, if one is installed. */
export interface Engine {
  readonly name: string
  readonly isInstalled: () => boolean
  readonly open: () => Promise<Visitor>
}

const hasText = (text: string) => `normalize-space(.)='${text}'`

/** Excludes a page whose code is still loading. */
const isAlive = 'not(ancestor::*[@inert])'

/** The field of a label, which may end with a mark for required fields. */
export const fieldOf = (label: string) =>
  `//*[@id=//label[starts-with(normalize-space(.),'${label}')]/@for][${isAlive}]`
export const button = (name: string) => `//button[${hasText(name)}][${isAlive}]`
export const link = (name: string) => `//a[${hasText(name)}]`
export const heading = (words: string) => `//h1[contains(normalize-space(.),'${words}')]`
export const text = (words: string) => `//p[contains(.,'${words}')]`
