import { Parser } from 'htmlparser2'
import type { PictureNode } from '../last-seen/picture.types.ts'

/** Elements that do not affect how a page looks. */
const leftOut = new Set(['title', 'meta', 'link', 'script', 'template'])

/** Maximum number of list rows that a window shows at once: the others come with the page's own code. */
const MOST_ROWS = 12

/**
 * HTML as nodes, from which a page can be built without parsing HTML; only the beginning of long lists.
 * @param html as the renderer writes it
 */
export function toNodes(html: string): readonly PictureNode[] {
  const root: PictureNode[] = []
  const open: { readonly name: string; readonly children: PictureNode[] }[] = []
  const top = () => open.at(-1)?.children ?? root
  const svgAround = () => open.some(({ name }) => name === 'svg')
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const children: PictureNode[] = []
        const isSvg = name === 'svg' || svgAround()
        const isBeyond = name === 'li' && top().length >= MOST_ROWS
        if (!isBeyond && !leftOut.has(name)) {
          top().push([isSvg ? `svg:${name}` : name, attributes, children])
        }
        open.push({ name, children })
      },
      // A text containing an entity arrives in pieces.
      ontext(text) {
        const nodes = top()
        const before = nodes.at(-1)
        if (typeof before === 'string') nodes[nodes.length - 1] = before + text
        else nodes.push(text)
      },
      onclosetag() {
        open.pop()
      },
    },
    { lowerCaseAttributeNames: false, lowerCaseTags: false },
  )
  parser.end(html)
  return root
}
