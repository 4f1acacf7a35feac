// Draws every state machine of the SDK as a Mermaid statechart, from its definition.
import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './workspace.mjs'

const sources = join(root, 'packages/core/src')
const target = 'packages/core/docs/statecharts'

/** Every machine that a `*.machine.ts` of the SDK exports, with its file. */
export async function findMachines() {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.machine.ts'))
    .sort()
  const found = []
  for (const path of files) {
    const file = join(sources, path)
    const exports = Object.values(await import(pathToFileURL(file).href))
    const machines = exports.filter((value) => value?.root?.states && value.config)
    if (machines.length === 0) throw new Error(`${path} exports no machine`)
    found.push(...machines.map((machine) => ({ machine, file })))
  }
  return found
}

const toId = (node) => node.id.replaceAll(/\W/g, '_')
const anyOf = (node) => `${toId(node)}__any`
const asList = (value) => (value === undefined ? [] : [value].flat())

function nameOf(part) {
  if (typeof part === 'string') return part
  if (typeof part === 'function') return part.name
  return part.params === undefined || typeof part.params === 'function'
    ? part.type
    : `${part.type} ${JSON.stringify(part.params).replaceAll('"', '')}`
}

/** The actions, as far as their names tell; xstate's internal timers are left out. */
function toActions(actions) {
  const names = actions.flatMap((action) => {
    if (action.type === 'xstate.assign') {
      const keys = Object.keys(action.assignment ?? {})
      return keys.length > 0 ? `set ${keys.join(', ')}` : 'set'
    }
    return String(action.type).startsWith('xstate.') ? [] : nameOf(action)
  })
  return names.length > 0 ? ` / ${names.join(', ')}` : ''
}

function toEvent(machine, node, event) {
  const [, delay] = /^xstate\.after\.([^.]+)\./.exec(event) ?? []
  if (delay !== undefined) {
    const known = machine.implementations.delays[delay]
    if (typeof known === 'number') return `after ${delay} (${known} ms)`
    return Number.isNaN(Number(delay)) ? `after ${delay}` : `after ${delay} ms`
  }
  const [, outcome, id] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event) ?? []
  const invoked = node.invoke.find((invoke) => invoke.id === id)
  if (invoked) return `${nameOf(invoked.src)} ${outcome === 'done' ? 'done' : 'failed'}`
  return event.startsWith('xstate.done.state.') ? 'done' : event
}

/** The label of one of the transitions of an event, which are tried in order. */
function toLabel(event, { guard, actions }, index) {
  const isOtherwise = guard === undefined && index > 0
  const condition = isOtherwise ? ' [otherwise]' : guard === undefined ? '' : ` [${nameOf(guard)}]`
  return `${event}${condition}${toActions(actions)}`.trim()
}

const isInside = (node, outer) => node.id.startsWith(`${outer.id}.`)

/** The lines of a state: itself with its children, and its outgoing arrows. */
function drawState(machine, node, depth) {
  const pad = '  '.repeat(depth)
  const states = Object.values(node.states)
  const inside = []
  const arrows = []
  const notes = []
  let needsAny = false

  const draw = (event) => (transition, index) => {
    const label = toLabel(event, transition, index)
    const targets = transition.target ?? []
    if (targets.length === 0) notes.push(label)
    for (const to of targets) {
      // An arrow from a state to one inside it represents one from each of its children.
      const isInner = isInside(to, node)
      if (isInner) needsAny = true
      const line = [`${isInner ? anyOf(node) : toId(node)} --> ${toId(to)}`, label]
        .filter(Boolean)
        .join(': ')
      if (isInner) inside.push(`${pad}  ${line}`)
      else arrows.push(line)
    }
  }
  asList(node.always).forEach(draw(''))
  for (const [event, transitions] of node.transitions) {
    transitions.forEach(draw(toEvent(machine, node, event)))
  }

  if (states.length === 0) {
    const lines = [`${pad}state "${node.key}" as ${toId(node)}`]
    const entry = toActions(node.entry).replace(' / ', 'entry / ')
    const all = [...asList(entry || undefined), ...notes]
    for (const note of all) lines.push(`${pad}${toId(node)}: ${note}`)
    if (node.type === 'final') arrows.push(`${toId(node)} --> [*]`)
    return { lines, arrows }
  }

  const lines = []
  if (depth > 0) lines.push(`${pad}state "${node.key}" as ${toId(node)} {`)
  for (const to of asList(node.initial?.target)) lines.push(`${pad}  [*] --> ${toId(to)}`)
  for (const child of states) {
    const drawn = drawState(machine, child, depth + 1)
    lines.push(...drawn.lines)
    arrows.push(...drawn.arrows)
  }
  if (needsAny || notes.length > 0) {
    lines.push(`${pad}  state "in any state" as ${anyOf(node)}`)
    for (const note of notes) lines.push(`${pad}  ${anyOf(node)}: ${note}`)
  }
  lines.push(...inside)
  if (depth > 0) lines.push(`${pad}}`)
  return { lines, arrows }
}

/** The Mermaid text of a machine. */
export function toMermaid(machine) {
  const { lines, arrows } = drawState(machine, machine.root, 0)
  return ['stateDiagram-v2', ...lines, ...arrows.map((arrow) => `  ${arrow}`)].join('\n')
}

/** Pictures of machines that no longer exist. */
export function findOldStatecharts(files) {
  const folder = join(root, target)
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .map((name) => `${target}/${name}`)
    .filter((path) => !(path in files))
}

/** The pictures of all machines: content by path from the root. */
export async function drawStatecharts() {
  const files = {}
  for (const { machine, file } of await findMachines()) {
    const path = `${target}/${basename(file, '.machine.ts')}.md`
    if (files[path]) throw new Error(`${file} exports more than one machine`)
    const source = relative(join(root, dirname(path)), file)
    files[path] = [
      `# ${machine.id}`,
      '',
      `The machine of [${basename(file)}](${source}), drawn from its definition by \`npm run gen\`.`,
      '',
      '```mermaid',
      toMermaid(machine),
      '```',
      '',
    ].join('\n')
  }
  return files
}
