import type { SessionKeys } from '../session/session-keys.ts'
import { codeOfPage } from './page-code.ts'
import type { Picture, PictureNode } from './picture.types.ts'
import { toPictureKey } from './picture-place.ts'

/** An older picture says too little of today, milliseconds. */
const MAX_AGE_MS = 12 * 60 * 60_000

/** Says in place of the data that it is not of this moment. */
const text = 'Atualizando…'

const svg = 'http://www.w3.org/2000/svg'

function draw(nodes: readonly PictureNode[], into: Element): void {
  for (const node of nodes) {
    if (typeof node === 'string') {
      into.append(node)
      continue
    }
    const [name, { style, ...attributes }, children] = node
    const element = name.startsWith('svg:')
      ? document.createElementNS(svg, name.slice(4))
      : document.createElement(name)
    for (const [attribute, value] of Object.entries(attributes)) {
      element.setAttribute(attribute, value)
    }
    // The page's policy allows no style as an attribute.
    if (style && 'style' in element) (element.style as CSSStyleDeclaration).cssText = style
    draw(children, element)
    into.append(element)
  }
}

/** The picture that is kept of the page of the address, if it may still be shown. */
export function findPicture(keys: SessionKeys): Picture | null {
  const own = sessionStorage.getItem(keys.token) ? sessionStorage : localStorage
  const user = own.getItem(keys.token) && own.getItem(keys.user)
  const key = user && toPictureKey(JSON.parse(user).id, location.pathname)
  const kept = key && (sessionStorage.getItem(key) ?? localStorage.getItem(key))
  if (!kept) return null
  const picture: Picture = JSON.parse(kept)
  const isOfNow =
    picture.businessId ===
      (sessionStorage.getItem(keys.businessId) ?? localStorage.getItem(keys.businessId)) &&
    picture.address === location.pathname + location.search &&
    picture.code === codeOfPage() &&
    Math.abs(Date.now() - picture.takenAt) < MAX_AGE_MS
  return isOfNow ? picture : null
}

/** Whether somebody comes back to where they were, and not to the page's beginning. */
function returns(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation instanceof PerformanceNavigationTiming && navigation.type !== 'navigate'
}

/** Shows a page in which nothing can be pressed; the first one that React draws takes its place. */
function show(root: Element, nodes: readonly PictureNode[]): HTMLElement {
  const frame = document.createElement('div')
  frame.inert = true
  frame.style.display = 'contents'
  draw(nodes, frame)
  root.append(frame)
  return frame
}

/**
 * Shows the page of the address as its user last saw it until there is something newer: marked as such.
 * @param root where pages are drawn
 */
export function showPicture(root: Element, picture: Picture): void {
  show(root, picture.nodes).dataset.lastSeen = text
  if (returns()) scrollTo(0, picture.scrollY)
}

/**
 * Shows the page as the server has drawn it just now, unless there is something in its place.
 * @param root where pages are drawn
 */
export function showDrawn(root: Element, nodes: readonly PictureNode[]): void {
  if (!root.hasChildNodes()) show(root, nodes).dataset.drawn = 'now'
}
