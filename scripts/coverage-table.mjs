// The table of what exists for each area of the contract.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { findSdkOperations } from './sdk-operations.mjs'
import { root } from './workspace.mjs'

const begin = '<!-- coverage: written by `npm run gen` -->'
const end = '<!-- /coverage -->'
const methods = ['get', 'put', 'post', 'delete', 'patch']
const flowsFolder = join(root, 'apps/api/src/flows')
const listsFolder = join(flowsFolder, 'answered')

function readContract() {
  const file = join(root, 'apps/api/src/generated/contract.json')
  return JSON.parse(readFileSync(file, 'utf8'))
}

function listOperations(contract) {
  return Object.values(contract.paths).flatMap((item) =>
    methods.flatMap((method) =>
      item[method]
        ? {
            id: item[method].operationId,
            area: item[method].tags[0],
          }
        : [],
    ),
  )
}

async function findHandlers() {
  const file = join(root, 'apps/api/src/composition/handlers.ts')
  const { handlers } = await import(pathToFileURL(file).href)
  return new Set(Object.keys(handlers))
}

/**
 * The operations that the flows have called successfully. Each flow is a test that fails when its list
 * differs from the calls that the started server has answered.
 */
function findAnswered() {
  const flows = readdirSync(flowsFolder).filter((file) => file.endsWith('.flow.test.ts'))
  const lists = flows
    .map((file) => join(listsFolder, file.replace('.flow.test.ts', '.txt')))
    .filter((path) => existsSync(path))
  return new Set(lists.flatMap((path) => readFileSync(path, 'utf8').trim().split('\n')))
}

function toRow(area, operations, { declared, handlers, answered }) {
  const count = (has) => operations.filter(has).length
  return [
    area,
    operations.length,
    count(({ id }) => declared.has(id)),
    count(({ id }) => handlers.has(id)),
    count(({ id }) => answered.has(id)),
  ]
}

const toLine = (cells) => `| ${cells.join(' | ')} |`

/**
 * `docs/development.md` with its table.
 * @returns content by path, the operations that the SDK does not reach, and those that no flow calls
 */
export async function writeCoverage() {
  const contract = readContract()
  const operations = listOperations(contract)
  const found = {
    declared: await findSdkOperations(),
    handlers: await findHandlers(),
    answered: findAnswered(),
  }
  const areas = contract.tags.map(({ name }) => name)
  const rows = areas.map((area) =>
    toRow(
      area,
      operations.filter((operation) => operation.area === area),
      found,
    ),
  )
  const table = [
    [
      'area',
      'operations in the contract',
      'in the SDK',
      'answered by the server',
      'journeys in tests',
    ],
    ['---', '--:', '--:', '--:', '--:'],
    ...rows,
    toRow('**all**', operations, found),
  ].map(toLine)
  const page = readFileSync(join(root, 'docs/development.md'), 'utf8')
  const [before, rest] = page.split(begin)
  const after = rest?.split(end)[1]
  if (after === undefined) throw new Error(`docs/development.md has no ${begin} … ${end}`)
  return {
    files: { 'docs/development.md': `${before}${begin}\n${table.join('\n')}\n${end}${after}` },
    missing: operations.filter(({ id }) => !found.declared.has(id)).map(({ id }) => id),
    untried: operations.filter(({ id }) => !found.answered.has(id)).map(({ id }) => id),
  }
}
