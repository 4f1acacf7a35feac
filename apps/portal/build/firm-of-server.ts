import type { Plugin } from 'vite'

const config = /<script type="application\/json" id="firm-config">.*?<\/script>/s
const accent = /<style[^>]*>(:root\{.*?\})<\/style>/s

/**
 * Puts the firm's configuration into the page while developing, as the server does otherwise: it
 * is taken from the running server's own page.
 * @param server origin of the server
 */
export function firmOfServer(server: string): Plugin {
  return {
    name: 'firm-of-server',
    apply: 'serve',
    async transformIndexHtml(html) {
      const page = await fetch(server).then((answer) => answer.text())
      const [, colours = ''] = accent.exec(page) ?? []
      return html
        .replace('<!--firm-config-->', () => config.exec(page)?.[0] ?? '')
        .replace('<!--firm-head-->', () => `<style>${colours}</style>`)
    },
  }
}
