import { Parser } from 'htmlparser2'

/** A piece of HTML: its elements by name, without attributes. */
export interface HtmlElement {
  readonly tag: string
  readonly children: HtmlNode[]
}
export type HtmlNode = HtmlElement | string

/** Elements inside each other; those that are deeper leave their text to the last one. */
const MAX_DEPTH = 24

/** What a person does not read on a page. */
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

/** Reads any text as HTML: what is not closed ends with it. Nothing that it names is looked at. */
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
