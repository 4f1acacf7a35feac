import { type PreviewPiece, templateTags } from '@tramite/core/templates'
import { Parser } from 'htmlparser2'
import { createElement, Fragment, type ReactNode } from 'react'

/** A piece of a template's text: its elements by name, without attributes. */
interface DocumentElement {
  readonly tag: string
  readonly children: DocumentNode[]
}
export type DocumentNode = DocumentElement | string

/** Renders the content of a field's place. */
export type DrawAnswer = (piece: Exclude<PreviewPiece, string>) => ReactNode

const known: readonly string[] = templateTags
/** Heading levels are shifted: the page has its own title, and the form beside it a heading. */
const shifted: Readonly<Record<string, string>> = { h1: 'h2', h2: 'h3', h3: 'h4' }
const empty: ReadonlySet<string> = new Set(['br', 'hr'])
/** Elements without text of their own: whitespace between their children is only in the source. */
const containers: ReadonlySet<string> = new Set(['table', 'thead', 'tbody', 'tr', 'ul', 'ol'])

/** Table rows go into a body, whether or not the source has one. */
function toTable({ tag, children }: DocumentElement): DocumentElement {
  const isLoose =
    tag === 'table' && children.some((row) => typeof row !== 'string' && row.tag === 'tr')
  return isLoose ? { tag, children: [{ tag: 'tbody', children }] } : { tag, children }
}

/** Parses the text of a template. Nothing in it is run, loaded or put on the page. */
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
      // Text written as an entity arrives separately.
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
 * Renders the text of a template element by element: text becomes text nodes, whatever it looks like, and
 * of a tag that templates may not use only its text remains.
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
