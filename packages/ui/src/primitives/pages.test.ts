import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }
import { pagesByTitle } from '../../storybook/pages/pages.ts'

const folder = import.meta.dirname
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.stories.tsx') && basename(path) !== 'Layout.stories.tsx')
  .map((path) => ({ path, source: readFileSync(join(folder, path), 'utf8') }))

it.each(files)('$path has a page with a Portuguese name', ({ source }) => {
  const title = /^ {2}title: '(.+)',$/m.exec(source)?.[1] ?? ''
  expect([...pagesByTitle.keys()]).toContain(title)
  expect(source).toContain("tags: ['autodocs'],")
})

it.each(files)('$path has keys on its page if Tab stops at the component', ({ path, source }) => {
  const title = /^ {2}title: '(.+)',$/m.exec(source)?.[1] ?? ''
  const component = readFileSync(join(folder, path.replace('.stories.tsx', '.tsx')), 'utf8')
  const isStop = component.includes('tabIndex={0}')
  expect(isStop && pagesByTitle.get(title)?.keyboard === undefined).toBe(false)
})

it('has no page of a component without stories', () => {
  const withStories = new Set(files.map(({ path }) => basename(path, '.stories.tsx')))
  const components = [...pagesByTitle.keys()].map((title) => title.split(' · ')[1] ?? '')
  expect(components.filter((component) => !withStories.has(component))).toEqual([])
})

it('has no page of a component that an app cannot import', () => {
  const offered = new Set(
    Object.values(manifest.exports).map(({ 'tramite-source': source }) => basename(source, '.tsx')),
  )
  const withStories = files.map(({ path }) => basename(path, '.stories.tsx'))
  expect(withStories.filter((component) => !offered.has(component))).toEqual([])
})
