import { expect, it } from 'vitest'
import { readCode } from './read-code.ts'

it('finds the code that a document names, in its order', () => {
  const page = `<head><template id="page-code" data-code="index-1.js"><link rel="modulepreload" crossorigin href="/assets/a.js"><link rel="modulepreload" crossorigin href="/assets/b.js"><link rel="preload" as="font" crossorigin href="/assets/f.woff2"></template>
    <script type="module" crossorigin src="/assets/index-1.js"></script><link rel="stylesheet" crossorigin href="/assets/c.css"></head>`
  expect(readCode(page)).toEqual(['/assets/a.js', '/assets/b.js'])
})

it('finds none in what is no page of the portal', () => {
  expect(readCode('<!doctype html><title>Manutenção</title>')).toEqual([])
})
