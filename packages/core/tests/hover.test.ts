import { join } from 'node:path'
import ts from 'typescript'
import { beforeAll, describe, expect, inject, it } from 'vitest'

/** Code as a user of the SDK would write it; `<name> = await` is what is checked. */
const program = `
import { createTramite } from '@tramite/core'
import { getBusiness } from '@tramite/core/businesses'
import { getCustomer } from '@tramite/core/customers'
import { createDemand, getDemand, listDemands, listFirmDemands, prioritizeDemand } from '@tramite/core/demands'
import { getDocument, listDocuments } from '@tramite/core/documents'
import { getHome } from '@tramite/core/home'
import { getMark } from '@tramite/core/marks'
import { getReminder } from '@tramite/core/reminders'
import { listFirmUsers, listUserPages, listUsers } from '@tramite/core/users'

const tramite = createTramite({ baseUrl: 'https://portal.example/api' })
export const demand = await tramite.read(getDemand, { id: '1' })
export const page = await tramite.read(listDemands, { limit: 5 })
export const created = await tramite.run(createDemand, { name: 'a', description: 'b' })
export const prioritized = await tramite.run(prioritizeDemand, { id: '1' })
export const business = await tramite.read(getBusiness, { id: '1' })
export const customer = await tramite.read(getCustomer)
export const file = await tramite.read(getDocument, { id: '1' })
export const files = await tramite.read(listDocuments, {})
export const home = await tramite.read(getHome)
export const mark = await tramite.read(getMark, { id: '1' })
export const reminder = await tramite.read(getReminder, { id: '1' })
export const users = await tramite.read(listUsers, {})
export const order = demand.order
export const ofFirm = listFirmDemands
export const asPages = listUserPages
export const firmPages = listFirmUsers
`

const { consumer } = inject('installed')
const file = join(consumer, 'hover.ts')
const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  exactOptionalPropertyTypes: true,
  target: ts.ScriptTarget.ES2024,
  lib: ['lib.es2024.d.ts', 'lib.dom.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
}

function createService() {
  return ts.createLanguageService({
    getScriptFileNames: () => [file],
    getScriptVersion: () => '1',
    getScriptSnapshot: (path) => {
      const text = path === file ? program : ts.sys.readFile(path)
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text)
    },
    getCurrentDirectory: () => consumer,
    getCompilationSettings: () => options,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: (path) => path === file || ts.sys.fileExists(path),
    readFile: ts.sys.readFile,
  })
}

describe('a hover', () => {
  let service: ts.LanguageService
  beforeAll(() => {
    service = createService()
  })

  const hover = (position: number) => {
    const info = service.getQuickInfoAtPosition(file, position)
    return {
      text: ts.displayPartsToString(info?.displayParts),
      doc: ts.displayPartsToString(info?.documentation) + JSON.stringify(info?.tags ?? []),
    }
  }

  it('is of a program that compiles', () => {
    expect(service.getSemanticDiagnostics(file).map(({ messageText }) => messageText)).toEqual([])
  })

  it.each([
    ['demand', 'Demand'],
    ['page', 'DemandList'],
    ['created', 'Demand'],
    ['prioritized', 'Demand'],
    ['business', 'Business'],
    ['customer', 'Customer'],
    ['file', 'Document'],
    ['files', 'DocumentList'],
    ['home', 'Home'],
    ['mark', 'Marca'],
    ['reminder', 'Reminder'],
    ['users', 'UserList'],
  ])('on %s names its shape: %s', (name, shape) => {
    const { text } = hover(program.indexOf(`${name} = await`))
    expect(text).toBe(`const ${name}: ${shape}`)
  })

  it('on a field tells what the contract says of it', () => {
    expect(hover(program.indexOf('order\n')).doc).toContain('Place in the queue')
  })

  it.each([
    ['asPages', 'includeBlocked?: boolean'],
    ['firmPages', 'customerId?: string'],
  ])('on %s shows what the list takes, and nothing else', (name, field) => {
    const { text } = hover(program.indexOf(`${name} =`))
    expect(text).toContain(field)
    for (const other of ['Omit<', 'cursor', 'Idempotent']) expect(text).not.toContain(other)
  })

  it('names the filter of a list', () => {
    const { text } = hover(program.indexOf('ofFirm'))
    expect(text).toMatch(/ListFirmDemandsFilter\b/)
    expect(text).not.toContain('Omit<')
  })
})
