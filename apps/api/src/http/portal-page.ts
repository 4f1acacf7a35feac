import type { PublicFirmConfig } from '../config/firm.ts'
import { escapeHtml } from '../ports/escape-html.ts'

// Inside a script element only `<` can end it or open a comment.
const toInertJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

/** The page for one answer: its nonce differs each time, its preloads with the address. */
export type RenderPage = (nonce: string, preloads: string) => string

/**
 * Puts the firm into the portal's page, so that it needs no round trip to know it.
 * @param template the built `index.html`, with its places `<!--firm-head-->` and `<!--firm-config-->`
 */
export function createPage(template: string, firm: PublicFirmConfig): RenderPage {
  const { light, dark } = firm.accent
  const titled = template.replace(/<title>.*?<\/title>/s, `<title>${escapeHtml(firm.name)}</title>`)
  const config = `<script type="application/json" id="firm-config">${toInertJson(firm)}</script>`
  const page = titled.replace('<!--firm-config-->', () => config)
  // What the page begins with is named in its head already; the preloads queue up behind it.
  return (nonce, preloads) =>
    page
      .replace(
        '<!--firm-head-->',
        () =>
          `<meta property="csp-nonce" nonce="${nonce}" content="${nonce}">` +
          `<style nonce="${nonce}">:root{--firm-accent:${light};--firm-accent-dark:${dark}}</style>`,
      )
      .replace('</head>', () => `${preloads}</head>`)
}
