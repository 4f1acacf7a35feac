import type { PictureNode } from './picture.types.ts'

/** What is typed is not part of a picture, nor is anything that runs or loads a page. */
const leftOut = new Set(['script', 'iframe', 'object', 'embed', 'template', 'noscript', 'dialog'])

function toAttributes(element: Element): Record<string, string> {
  const attributes: Record<string, string> = {}
  for (const { name, value } of element.attributes) {
    if (name !== 'value' && !name.startsWith('on')) attributes[name] = value
  }
  return attributes
}

function toNode(node: Node, bottom: number): PictureNode | null {
  if (node instanceof Text) return node.data
  if (!(node instanceof Element) || leftOut.has(node.localName)) return null
  if (node.getBoundingClientRect().top > bottom) return null
  const prefix = node instanceof SVGElement ? 'svg:' : ''
  const children = node.localName === 'textarea' ? [] : takePicture(node, bottom)
  return [prefix + node.localName, toAttributes(node), children]
}

/**
 * What stands in an element, as it is drawn now.
 * @param bottom what begins below that is left out, CSS pixels below the top of the window
 */
export function takePicture(element: Element, bottom: number): PictureNode[] {
  return Array.from(element.childNodes, (node) => toNode(node, bottom)).filter(
    (node) => node !== null,
  )
}
