import { parseAst } from 'vite'
import type { Cut } from './cut.types.ts'

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [field: string]: unknown
}

/** Where a node stands: in which field of which other one, and in which function. */
interface Place {
  readonly parent: Node | null
  readonly field: string
  /** Where the function's statements begin. */
  readonly start: number
  /** Parameters, which are not the variables of the same names. */
  readonly parameters: ReadonlySet<string>
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value
const nodesOf = (value: unknown): readonly Node[] =>
  Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []
const nameOf = (node: unknown) =>
  isNode(node) && node.type === 'Identifier' ? String(node.name) : ''

/** Whether a fiber's tag is read, from itself or from a variable named after it. */
const isTag = (node: unknown) =>
  isNode(node) &&
  /tag$/i.test(nameOf(node.type === 'MemberExpression' && !node.computed ? node.property : node))

/** Whether nothing runs on from these statements into the next case. */
function isLeft(statements: readonly Node[]): boolean {
  const last = statements.at(-1)
  if (last?.type === 'BlockStatement') return isLeft(nodesOf(last.body))
  return /^(Break|Return|Throw|Continue)Statement$/.test(last?.type ?? '')
}

/** The variables of a function that a part of it declares. */
function variablesOf(node: Node): readonly string[] {
  if (/Function/.test(node.type)) return []
  const own = node.type === 'VariableDeclarator' ? [nameOf(node.id)] : []
  return [...own, ...Object.values(node).flatMap(nodesOf).flatMap(variablesOf)]
}

/** The text with others in place of some, each of which stands in it once. */
function replaced(text: string, others: Readonly<Record<string, string>>) {
  return Object.entries(others).reduce((result, [one, other]) => {
    if (result.split(one).length !== 2) throw new Error(`Not there once: ${one}`)
    return result.replace(one, () => other)
  }, text)
}

/**
 * A program without its unused parts, for a minifier that leaves out what nothing leads to any more.
 * @param program its source, whose functions do not share the names of the variables that are cut
 * @param cut what is unused
 * @throws if the program does not have a name or a text of the cut
 */
export function without(program: string, cut: Cut): string {
  const source = replaced(program, cut.texts)
  const edits: (readonly [start: number, end: number, text: string])[] = []
  const found = new Set<string>()
  const meets = (names: readonly string[], name: string) =>
    names.includes(name) && found.add(name).has(name)
  const put = ({ start, end }: Node, text: string) => edits.push([start, end, text])

  const isNever = (test: unknown, isOfTags: boolean) =>
    isNode(test) &&
    (test.type === 'Literal'
      ? isOfTags && cut.tags.includes(Number(test.value))
      : meets(cut.types, nameOf(test)))

  function cutCases(node: Node, place: Place) {
    const isOfTags = isTag(node.discriminant)
    const cases = nodesOf(node.cases).map((own) => ({
      own,
      body: nodesOf(own.consequent),
      isNever: isNever(own.test, isOfTags),
    }))
    for (const [index, { own, body, isNever }] of cases.entries()) {
      const [first] = body
      const before = cases.slice(0, index).findLast((other) => other.body[0] || !other.isNever)
      const isEntered = before !== undefined && !isLeft(before.body)
      if (isNever && !(first && isEntered)) {
        put(own, '')
        // The other cases may use its variables.
        const names = variablesOf(own)
        if (names.length > 0) edits.push([place.start, place.start, `var ${names.join()};`])
        continue
      }
      if (isNever && first) edits.push([own.start, first.start, ''])
      for (const statement of body) walk(statement, { ...place, parent: own, field: 'consequent' })
    }
  }

  /** Whether nothing of the node is left to look at. */
  function isCut(node: Node, place: Place): boolean {
    const { parent, field, parameters } = place
    const isVariable = (name: string) =>
      !parameters.has(name) && meets(Object.keys(cut.variables), name)
    switch (node.type) {
      case 'FunctionDeclaration': {
        const name = nameOf(node.id)
        if (!meets(Object.keys(cut.answers), name)) return false
        for (const body of nodesOf(node.body)) {
          put(body, cut.answers[name] ? `{return ${cut.answers[name]}}` : '{}')
        }
        return true
      }
      case 'ExpressionStatement': {
        const start = cut.statements.find((text) => source.startsWith(text, node.start))
        if (start === undefined) return false
        put(node, '')
        return meets(cut.statements, start)
      }
      case 'Property': {
        if (!meets(cut.methods, nameOf(node.value))) return false
        edits.push([node.start, source[node.end] === ',' ? node.end + 1 : node.end, ''])
        return true
      }
      case 'BinaryExpression': {
        if (!/^[!=]==$/.test(String(node.operator)) || !isNever(node.left, isTag(node.right))) {
          return false
        }
        put(node, node.operator === '===' ? '!1' : '!0')
        return true
      }
      case 'MemberExpression': {
        const name = node.computed ? '' : nameOf(node.property)
        const isSet = parent?.type === 'AssignmentExpression' && field === 'left'
        if (isSet || !meets(Object.keys(cut.fields), name)) return false
        put(node, cut.fields[name] ?? '')
        return true
      }
      case 'Identifier': {
        const name = nameOf(node)
        const isName =
          (parent?.type === 'MemberExpression' && field === 'property' && !parent.computed) ||
          (parent?.type === 'Property' && field === 'key') ||
          (parent?.type === 'VariableDeclarator' && field === 'id')
        if (!isName && isVariable(name)) put(node, cut.variables[name] ?? '')
        return true
      }
      case 'AssignmentExpression': {
        if (!isVariable(nameOf(node.left))) return false
        // What is assigned may do something.
        for (const right of nodesOf(node.right)) {
          edits.push([node.start, right.start, '('], [right.end, node.end, ')'])
          walk(right, { ...place, parent: node, field: 'right' })
        }
        return true
      }
      default:
        return false
    }
  }

  function walk(node: Node, place: Place) {
    if (isCut(node, place)) return
    const [body] = /Function/.test(node.type) ? nodesOf(node.body) : []
    const own = nodesOf(node.params).map(nameOf)
    const inside = {
      parent: node,
      start: body ? body.start + 1 : place.start,
      parameters: own.length > 0 ? new Set([...place.parameters, ...own]) : place.parameters,
    }
    if (node.type === 'SwitchStatement') cutCases(node, { ...inside, field: 'cases' })
    for (const [field, value] of Object.entries(node)) {
      if (field === 'cases' || field === 'params') continue
      for (const one of nodesOf(value)) walk(one, { ...inside, field })
    }
  }
  for (const one of nodesOf(parseAst(source).body)) {
    walk(one, { parent: null, field: 'body', start: 0, parameters: new Set() })
  }

  const names = [
    cut.types,
    cut.methods,
    cut.statements,
    ...[cut.variables, cut.fields, cut.answers].map(Object.keys),
  ].flat()
  const missing = names.filter((name) => !found.has(name))
  if (missing.length > 0) throw new Error(`Not there: ${missing.join(', ')}`)
  return edits
    .sort((one, other) => other[0] - one[0] || other[1] - one[1])
    .reduce((text, [start, end, other]) => text.slice(0, start) + other + text.slice(end), source)
}
