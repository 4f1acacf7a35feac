import { Parser } from 'htmlparser2'

/** A piece of HTML: its elements by name, without attributes. */
export interface HtmlElement {
  readonly tag: string
  readonly children: HtmlNode[]
}
export type HtmlNode = HtmlElement | string

/** Maximum nesting of elements; the text of deeper ones goes to the last level. */
const MAX_DEPTH = 24

/** Elements without readable text. */
const silent: ReadonlySet<string> = new Set([
  ...[
    'script',
    'style',
    'head',
    'title',
    'template',
    'noscript',
    'iframe',
    'object',
    'svg',
    'math',
  ],
  ...['select', 'textarea', 'audio', 'video', 'canvas'],
])

/** Parses any text as HTML: unclosed elements end with it. Nothing it references is loaded. */
export function parseHtml(html: string): readonly HtmlNode[] {
  const root: HtmlElement = { tag: 'root', children: [] }
  const path: HtmlElement[] = [root]
  let silence = 0
  const parser = new Parser({
    onopentagname(tag) {
      if (silent.has(tag)) silence += 1
      if (silence > 0) return
      const parent = path.at(-1) ?? root
      const element = path.length > MAX_DEPTH ? parent : { tag, children: [] }
      if (element !== parent) parent.children.push(element)
      path.push(element)
    },
    ontext(text) {
      if (silence === 0) path.at(-1)?.children.push(text)
    },
    onclosetag(tag) {
      if (silence === 0 && path.length > 1) path.pop()
      if (silent.has(tag)) silence -= 1
    },
  })
  parser.end(html)
  return root.children
}
