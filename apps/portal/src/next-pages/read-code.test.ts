import { expect, it } from 'vitest'
import { readCode } from './read-code.ts'

it('finds the code that a document names, and its style sheets, in their order', () => {
  const page = `<head><template id="page-code" data-code="index-1.js"><link rel="modulepreload" crossorigin href="/assets/a.js"><link rel="modulepreload" crossorigin href="/assets/b.js"><link rel="preload" as="font" crossorigin href="/assets/f.woff2"></template>
    <script type="module" crossorigin src="/assets/index-1.js"></script><link rel="stylesheet" crossorigin href="/assets/c.css"></head>`
  expect(readCode(page)).toEqual([
    { rel: 'modulepreload', href: '/assets/a.js' },
    { rel: 'modulepreload', href: '/assets/b.js' },
    { rel: 'stylesheet', href: '/assets/c.css' },
  ])
})

it('finds none in what is no page of the portal', () => {
  expect(readCode('<!doctype html><title>Manutenção</title>')).toEqual([])
})
