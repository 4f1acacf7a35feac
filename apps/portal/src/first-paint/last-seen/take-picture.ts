import type { Steps } from './in-steps.ts'
import type { PictureNode } from './picture.types.ts'

/** Left out of a picture: input, and whatever runs code or loads a page. */
const leftOut = new Set(['script', 'iframe', 'object', 'embed', 'template', 'noscript', 'dialog'])

/** Whether an element is temporarily above the page, like a toast: it is not part of the page. */
const isAbove = (element: Element) => element.hasAttribute('data-react-aria-top-layer')

function toAttributes(element: Element): Record<string, string> {
  const attributes: Record<string, string> = {}
  for (const { name, value } of element.attributes) {
    if (name !== 'value' && !name.startsWith('on')) attributes[name] = value
  }
  return attributes
}

/** Where the visible part of an element's content ends; for an element that scrolls, at its own end. */
function endOfSight(element: Element, rectangle: DOMRect, bottom: number): number {
  const isLonger = element.scrollHeight > element.clientHeight + 1
  const isCut = isLonger && getComputedStyle(element).overflowY !== 'visible'
  return isCut ? Math.min(bottom, rectangle.bottom) : bottom
}

function* toNode(node: Node, bottom: number): Steps<PictureNode | null> {
  if (node instanceof Text) return node.data
  if (!(node instanceof Element) || leftOut.has(node.localName) || isAbove(node)) return null
  const rectangle = node.getBoundingClientRect()
  if (rectangle.top > bottom) return null
  const prefix = node instanceof SVGElement ? 'svg:' : ''
  const isTyped = node.localName === 'textarea'
  const children = isTyped ? [] : yield* takePicture(node, endOfSight(node, rectangle, bottom))
  return [prefix + node.localName, toAttributes(node), children]
}

/**
 * The content of an element as rendered now; each element is a step.
 * @param bottom whatever starts below this is left out, CSS pixels below the top of the window
 */
export function* takePicture(element: Element, bottom: number): Steps<PictureNode[]> {
  const nodes: PictureNode[] = []
  for (const child of element.childNodes) {
    const node = yield* toNode(child, bottom)
    if (node !== null) nodes.push(node)
  }
  yield
  return nodes
}
