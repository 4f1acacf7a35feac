import type { Plugin } from 'vite'

const config = /<script type="application\/json" id="firm-config">.*?<\/script>/s
const accent = /<style[^>]*>(:root\{.*?\})<\/style>/s

/**
 * Puts the firm's configuration into the page during development, as the server does in production: it is
 * taken from the page of the running server.
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
