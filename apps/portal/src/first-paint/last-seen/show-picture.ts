import { storageKeys } from '@tramite/core/session'
import { codeOfPage } from './page-code.ts'
import type { Picture, PictureNode } from './picture.types.ts'
import { toPictureKey } from './picture-place.ts'

/** Maximum age of a picture in milliseconds: an older one is out of date. */
const MAX_AGE_MS = 12 * 60 * 60_000

/** Shown in place of the data, which are not current. */
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
    // The page's policy forbids style attributes.
    if (style && 'style' in element) (element.style as CSSStyleDeclaration).cssText = style
    draw(children, element)
    into.append(element)
  }
}

/** The stored picture of the page of the address, if it may still be shown. */
export function readPicture(): Picture | null {
  const own = sessionStorage.getItem(storageKeys.token) ? sessionStorage : localStorage
  const user = own.getItem(storageKeys.token) && own.getItem(storageKeys.user)
  const key = user && toPictureKey(JSON.parse(user).id, location.pathname)
  const kept = key && (sessionStorage.getItem(key) ?? localStorage.getItem(key))
  if (!kept) return null
  const picture: Picture = JSON.parse(kept)
  const isOfNow =
    picture.businessId ===
      (sessionStorage.getItem(storageKeys.businessId) ??
        localStorage.getItem(storageKeys.businessId)) &&
    picture.address === location.pathname + location.search &&
    picture.code === codeOfPage() &&
    Math.abs(Date.now() - picture.takenAt) < MAX_AGE_MS &&
    Date.now() < picture.until
  return isOfNow ? picture : null
}

/** Whether the user returns to an earlier scroll position, not to the top of the page. */
function returns(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation instanceof PerformanceNavigationTiming && navigation.type !== 'navigate'
}

/** Shows a page in which nothing can be pressed; the first page that React renders replaces it. */
function show(root: Element, nodes: readonly PictureNode[]): HTMLElement {
  const frame = document.createElement('div')
  frame.inert = true
  frame.style.display = 'contents'
  draw(nodes, frame)
  root.append(frame)
  return frame
}

/**
 * Shows the page of the address as its user last saw it, marked as such, until there is something newer.
 * @param root where pages are rendered
 */
export function showPicture(root: Element, picture: Picture): void {
  show(root, picture.nodes).dataset.lastSeen = text
  if (returns()) scrollTo(0, picture.scrollY)
}

/**
 * Shows the page as just rendered by the server, unless something is shown already.
 * @param root where pages are rendered
 */
export function showDrawn(root: Element, nodes: readonly PictureNode[]): void {
  if (!root.hasChildNodes()) show(root, nodes).dataset.drawn = 'now'
}
