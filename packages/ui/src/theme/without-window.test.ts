import { createElement, type ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { media } from './scale.ts'
import { useMedia } from './use-media.ts'

const Narrow = (): ReactElement => createElement('p', null, String(useMedia(media.columns)))

describe('rendered on a server', () => {
  it('no query matches where there is no window', () => {
    expect(renderToString(createElement(Narrow))).toBe('<p>false</p>')
  })

  it('a window that the server makes up is asked', () => {
    Object.assign(globalThis, { matchMedia: () => ({ matches: true }) })
    try {
      expect(renderToString(createElement(Narrow))).toBe('<p>true</p>')
    } finally {
      Reflect.deleteProperty(globalThis, 'matchMedia')
    }
  })
})
