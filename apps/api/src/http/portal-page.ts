import { createHash } from 'node:crypto'
import type { PublicFirmConfig } from '../config/firm.ts'
import { escapeHtml } from '../ports/escape-html.ts'
import type { PageLinks } from './route-preloads.ts'

// Inside a script element only `<` can end it or open a comment.
const toInertJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

/**
 * The hashes that the policy for scripts must list so that the inline scripts of the built page may run,
 * and no others.
 */
export function toScriptHashes(template: string): string[] {
  return Array.from(template.matchAll(/<script>(.*?)<\/script>/gs), ([, code = '']) => {
    const hash = createHash('sha256').update(code).digest('base64')
    return `'sha256-${hash}'`
  })
}

/** Prerendered pages by path, with placeholders for the firm. */
export type DrawnPages = Readonly<Record<string, { plain: string; withLogo: string }>>

/** Renders the page for one answer: its nonce differs each time, its links with the address. */
export type RenderPage = (nonce: string, path: string, links: PageLinks) => string

/**
 * Nothing in it can be pressed, and nothing typed that would be lost: it can only be read until the
 * page's own code replaces it. Assistive programs go by `aria-disabled`, people by `inert`.
 */
function drawFirm({ plain, withLogo }: DrawnPages[string], firm: PublicFirmConfig): string {
  const places = {
    '%firm-name%': firm.name,
    '%firm-label%': firm.shortLabel,
    '%firm-logo%': firm.logoUrl ?? '',
  }
  const html = Object.entries(places).reduce(
    (drawn, [place, value]) => drawn.replaceAll(place, () => escapeHtml(value)),
    firm.logoUrl === null ? plain : withLogo,
  )
  return `<div inert role="group" aria-disabled="true" data-drawn>${html}</div>`
}

/**
 * Puts the firm into the portal's page, so that the page needs no round trip for it.
 * @param template the built `index.html`, with its placeholders `<!--firm-head-->` and
 * `<!--firm-config-->`
 * @param drawn pages that can be shown before their code has loaded
 */
export function createPage(
  template: string,
  firm: PublicFirmConfig,
  drawn: DrawnPages = {},
): RenderPage {
  const { light, dark } = firm.accent
  const titled = template.replace(/<title>.*?<\/title>/s, `<title>${escapeHtml(firm.name)}</title>`)
  const config = `<script type="application/json" id="firm-config">${toInertJson(firm)}</script>`
  const page = titled.replace('<!--firm-config-->', () => config)
  const roots = new Map(
    Object.entries(drawn).map(([path, pages]) => [
      path,
      `<div id="root">${drawFirm(pages, firm)}</div>`,
    ]),
  )
  const emptyRoot = '<div id="root"></div>'
  return (nonce, path, { code, styles }) =>
    page
      .replace(emptyRoot, () => roots.get(path) ?? emptyRoot)
      .replace(
        '<!--firm-head-->',
        () =>
          `<meta property="csp-nonce" nonce="${nonce}" content="${nonce}">` +
          `<style nonce="${nonce}">:root{--firm-accent:${light};--firm-accent-dark:${dark}}</style>`,
      )
      .replace('<!--page-code-->', () => code)
      .replace('</head>', () => `${styles}</head>`)
}
