import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { matchRoute, toDemandPath } from '@tramite/core/shell'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const folders = [
  'packages/core/src',
  'packages/react/src',
  'packages/ui/src',
  'apps/portal/src',
  'apps/api/src/ports',
]
const home = 'packages/core/src/portal-paths.ts'

const sources = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.(test|stories|gen))\.tsx?$/.test(name))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
)

describe('the address of a demand', () => {
  it('is that of its page', () => {
    expect(matchRoute(toDemandPath('7'))).toMatchObject({
      route: '/demands/{id}',
      params: { id: '7' },
    })
  })

  it('stays one segment, whatever the id', () => {
    expect(toDemandPath('../financial')).toBe('/demands/..%2Ffinancial')
  })

  it('is composed in one place', () => {
    const holders = sources.filter((path) =>
      /(?<!\/api)\/demands\/\$\{/.test(readFileSync(join(root, path), 'utf8')),
    )
    expect(holders).toEqual([home])
  })
})
