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

function toNode(node: Node): PictureNode | null {
  if (node instanceof Text) return node.data
  if (!(node instanceof Element) || leftOut.has(node.localName)) return null
  const prefix = node instanceof SVGElement ? 'svg:' : ''
  const children = node.localName === 'textarea' ? [] : takePicture(node)
  return [prefix + node.localName, toAttributes(node), children]
}

/** What stands in an element, as it is drawn now. */
export function takePicture(element: Element): PictureNode[] {
  return Array.from(element.childNodes, toNode).filter((node) => node !== null)
}
