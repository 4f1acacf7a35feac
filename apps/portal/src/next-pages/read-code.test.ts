import { expect, it } from 'vitest'
import { readCode } from './read-code.ts'

const page = `<head><template id="page-code" data-code="index-1.js"><link rel="modulepreload" crossorigin href="/assets/a.js"><link rel="modulepreload" crossorigin href="/assets/b.js"><link rel="preload" as="font" crossorigin href="/assets/f.woff2"></template>
    <script type="module" crossorigin src="/assets/index-1.js"></script><link rel="stylesheet" crossorigin href="/assets/c.css"></head>`

it('finds the code that a document names, in its order', () => {
  expect(readCode(page, 'index-1.js')).toEqual(['/assets/a.js', '/assets/b.js'])
})

it('finds none in a document of another build', () => {
  expect(readCode(page, 'index-2.js')).toEqual([])
  expect(readCode(page, '')).toEqual([])
})

it('finds none in what is no page of the portal', () => {
  expect(readCode('<!doctype html><title>Manutenção</title>', 'index-1.js')).toEqual([])
})
