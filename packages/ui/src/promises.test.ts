import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const src = import.meta.dirname

/** What features are made of; the pages of the primitives are their own. */
const shared = new Set([
  'areas',
  'drafts',
  'fields',
  'files',
  'filters',
  'labels',
  'paged-list',
  'primitives',
  'theme',
])
const features = readdirSync(src, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !shared.has(entry.name))
  .map(({ name }) => name)

describe.each(features)('%s', (feature) => {
  const page = join(src, feature, `${feature}.mdx`)

  it('has a page that says what it promises', () => {
    expect(existsSync(page)).toBe(true)
    expect(readFileSync(page, 'utf8')).toMatch(/<Meta title=".+\/O que promete" \/>/)
  })

  it('shows only stories that there are', () => {
    const text = readFileSync(page, 'utf8')
    const files = new Map(
      [...text.matchAll(/import \* as (\w+) from '(.+)'/g)].map(([, name, path]) => [name, path]),
    )
    for (const [, name, story] of text.matchAll(/<Canvas of=\{(\w+)\.(\w+)\} \/>/g)) {
      const stories = readFileSync(join(src, feature, files.get(name) ?? ''), 'utf8')
      expect(stories).toContain(`export const ${story}: Story`)
    }
  })
})
