import { type PreviewPiece, templateTags } from '@tramite/core/templates'
import { Parser } from 'htmlparser2'
import { createElement, Fragment, type ReactNode } from 'react'

/** A piece of a template's text: its elements by name, without attributes. */
interface DocumentElement {
  readonly tag: string
  readonly children: DocumentNode[]
}
export type DocumentNode = DocumentElement | string

/** Draws what stands in the place of a field. */
export type DrawAnswer = (piece: Exclude<PreviewPiece, string>) => ReactNode

const known: readonly string[] = templateTags
/** The page has its own title, and the form beside has a heading. */
const shifted: Readonly<Record<string, string>> = { h1: 'h2', h2: 'h3', h3: 'h4' }
const empty: ReadonlySet<string> = new Set(['br', 'hr'])
/** What holds no text of its own: blanks between its children are the source's. */
const containers: ReadonlySet<string> = new Set(['table', 'thead', 'tbody', 'tr', 'ul', 'ol'])

/** Rows of a table stand in its body, whether its source says so or not. */
function toTable({ tag, children }: DocumentElement): DocumentElement {
  const isLoose =
    tag === 'table' && children.some((row) => typeof row !== 'string' && row.tag === 'tr')
  return isLoose ? { tag, children: [{ tag: 'tbody', children }] } : { tag, children }
}

/** Reads the text of a template. Nothing of it is run, loaded or put on the page. */
export function parseDocument(html: string): readonly DocumentNode[] {
  const root: DocumentElement = { tag: 'root', children: [] }
  const path = [root]
  const parser = new Parser({
    onopentagname(tag) {
      const element = { tag, children: [] }
      path.at(-1)?.children.push(element)
      path.push(element)
    },
    ontext(text) {
      const siblings = path.at(-1)?.children ?? []
      const last = siblings.at(-1)
      // What is written as an entity comes by itself.
      if (typeof last === 'string') siblings.splice(-1, 1, last + text)
      else siblings.push(text)
    },
    onclosetag() {
      if (path.length > 1) path.pop()
    },
  })
  parser.end(html)
  return root.children
}

/**
 * Draws the text of a template element by element: words are text nodes, whatever they look like, and of
 * a tag that a template may not have there remains its text.
 * @param nodes of `parseDocument`
 * @param cut of `createPreview`
 */
export function drawDocument(
  nodes: readonly DocumentNode[],
  cut: (text: string) => readonly PreviewPiece[],
  drawAnswer: DrawAnswer,
  parent = 'root',
): ReactNode {
  const drawn = nodes.map((node) => {
    if (typeof node === 'string') {
      if (containers.has(parent) && node.trim() === '') return null
      const pieces = cut(node).map((piece) =>
        typeof piece === 'string' ? piece : drawAnswer(piece),
      )
      return createElement(Fragment, null, ...pieces)
    }
    const { tag, children } = toTable(node)
    if (empty.has(tag)) return createElement(tag)
    const within = drawDocument(children, cut, drawAnswer, tag)
    return known.includes(tag) ? createElement(shifted[tag] ?? tag, null, within) : within
  })
  return createElement(Fragment, null, ...drawn)
}
