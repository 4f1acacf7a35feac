/** Somebody at a browser that Playwright does not drive. Everything waits until it is there. */
export interface Visitor {
  readonly goto: (url: string) => Promise<void>
  readonly fill: (xpath: string, text: string) => Promise<void>
  readonly press: (xpath: string) => Promise<void>
  readonly see: (xpath: string) => Promise<void>
  readonly close: () => Promise<void>
}

/** How long anything may take to be there, milliseconds. */
export const PATIENCE_MS = 20_000

/** Opens a browser, where there is one. */
export interface Engine {
  readonly name: string
  readonly isInstalled: () => boolean
  readonly open: () => Promise<Visitor>
}

const hasText = (text: string) => `normalize-space(.)='${text}'`

/** Not of a page whose code is still on its way. */
const isAlive = 'not(ancestor::*[@inert])'

/** The field of a label, which may end with a mark of what is required. */
export const fieldOf = (label: string) =>
  `//*[@id=//label[starts-with(normalize-space(.),'${label}')]/@for][${isAlive}]`
export const button = (name: string) => `//button[${hasText(name)}][${isAlive}]`
export const link = (name: string) => `//a[${hasText(name)}]`
export const heading = (words: string) => `//h1[contains(normalize-space(.),'${words}')]`
export const text = (words: string) => `//p[contains(.,'${words}')]`
