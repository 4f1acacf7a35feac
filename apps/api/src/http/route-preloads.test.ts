import { describe, expect, it } from 'vitest'
import { createRoutePreloads } from './route-preloads.ts'

const split = '?tsr-split=component---errorComponent'
const route = (name: string, imports: string[] = [], css: string[] = []) => ({
  [`src/routes/${name}.tsx${split}`]: { file: `assets/${name}.js`, imports, css },
})
const manifest = {
  'index.html': { file: 'assets/index.js', isEntry: true, imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js', assets: ['assets/text.woff2', 'assets/mark.svg'] },
  '_list.js': {
    file: 'assets/list.js',
    imports: ['_react.js', '_row.js'],
    css: ['assets/list.css'],
  },
  '_row.js': { file: 'assets/row.js', imports: ['_list.js'] },
  'src/prepare.ts': { file: 'assets/prepare.js', imports: ['_react.js'] },
  ...route('_app', ['index.html']),
  ...route('_app.index', ['_list.js']),
  ...route('_app.demands.index', ['_list.js'], ['assets/demands.css']),
  ...route('_app.demands.new'),
  ...route('_app.demands.$id', ['_row.js']),
  ...route('_guest'),
  ...route('_guest.signIn'),
  ...route('_guest.reset-password'),
}
const preloads = createRoutePreloads(manifest, ['src/prepare.ts'])
const textOf = (path: string) => preloads(path).styles + preloads(path).code
const namesOf = (path: string) =>
  Array.from(textOf(path).matchAll(/href="\/assets\/([^"]+)"/g), ([, file]) => file)
const filesOf = (path: string) =>
  namesOf(path)
    .filter((file) => file !== 'text.woff2')
    .sort()

describe('createRoutePreloads', () => {
  it.each([
    ['/', ['_app.index.js', '_app.js', 'list.css', 'list.js', 'prepare.js', 'row.js']],
    ['/signIn', ['_guest.js', '_guest.signIn.js', 'prepare.js']],
    ['/signIn/', ['_guest.js', '_guest.signIn.js', 'prepare.js']],
    [
      '/demands',
      [
        '_app.demands.index.js',
        '_app.js',
        'demands.css',
        'list.css',
        'list.js',
        'prepare.js',
        'row.js',
      ],
    ],
    ['/demands/new', ['_app.demands.new.js', '_app.js', 'prepare.js']],
    [
      '/demands/019a2c62',
      ['_app.demands.$id.js', '_app.js', 'list.css', 'list.js', 'prepare.js', 'row.js'],
    ],
    [
      '/reset-password/email/a@b.example/token/t',
      ['_guest.js', '_guest.reset-password.js', 'prepare.js'],
    ],
    ['/unknown', ['prepare.js']],
    ['/__proto__/"><script>', ['prepare.js']],
  ])('of %s', (path, files) => {
    expect(filesOf(path)).toEqual(files)
  })

  it('begins with the route, each chunk before what it imports; what all need comes last', () => {
    const files = namesOf('/demands').filter((file) => file?.endsWith('.js'))
    expect(files).toEqual(['_app.js', '_app.demands.index.js', 'list.js', 'row.js', 'prepare.js'])
  })

  it('fetches scripts and style sheets as the chunk loader will', () => {
    expect(textOf('/demands')).toContain(
      '<link rel="modulepreload" crossorigin href="/assets/_app.demands.index.js">',
    )
    expect(textOf('/demands')).toContain(
      '<link rel="stylesheet" crossorigin href="/assets/demands.css">',
    )
  })

  it('leaves the chunks to the script of the page, and no style sheet', () => {
    const { styles, code } = preloads('/demands')
    expect(code).toMatch(/^<template id="page-code" data-code="index.js">/)
    expect(styles).toMatch(/^(<link rel="stylesheet"[^>]*>)+$/)
    expect(code).not.toContain('stylesheet')
  })

  it('fetches the fonts of every page last', () => {
    expect(textOf('/signIn')).toMatch(
      /<link rel="preload" as="font" crossorigin href="\/assets\/text.woff2"><\/template>$/,
    )
  })

  it.each([[null], [{}], [[]], [{ 'index.html': 1 }], ['text']])(
    'of no manifest, %j',
    (content) => {
      const { code, styles } = createRoutePreloads(content)('/')
      expect(code + styles).not.toContain('<link')
    },
  )
})
