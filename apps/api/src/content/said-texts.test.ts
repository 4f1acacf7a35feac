import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { catalogue } from '@tramite/core/messages'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../../../', import.meta.url))

/** Every source that may say a text, without the definitions of the texts. */
function readSources(): string {
  const paths = globSync(['{apps,packages}/*/src/**/*.{ts,tsx}', 'openapi/**/*.yaml'], {
    cwd: root,
  })
  return paths
    .filter((path) => !/\.(test|stories)\.tsx?$/.test(path))
    .map((path) => readFileSync(root + path, 'utf8'))
    .join('\n')
    .replace(/^ {2}('[\w.]+'|[A-Z_]+):/gm, '')
}

it('has no text that nobody says', () => {
  const sources = readSources()
  const words = new Set(sources.match(/\w+(\.\w+)*/g))
  const prefixes = new Set(sources.match(/(?<=`)\w+(\.\w+)*\.(?=\$\{)/g))
  const isSaid = (code: string) =>
    words.has(code) || [...prefixes].some((prefix) => code.startsWith(prefix))
  expect(prefixes.size).toBeGreaterThan(0)
  expect(Object.keys(catalogue).filter((code) => !isSaid(code))).toEqual([])
})
