import type { Plugin } from 'vite'

/** Texts of the component library: `.../react-aria/dist/private/intl/overlays/fr-FR.js`. */
const texts =
  /\/(react-aria|react-stately|react-aria-components)\/.*\/intl\/(?:.*\/)?([a-z]{2}-[A-Z]{2})\.m?js$/

/** Leaves the component library's texts out of the bundle in every language but Portuguese. */
export function portugueseOnly(): Plugin {
  return {
    name: 'portuguese-only',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const locale = texts.exec(id)?.[2]
      return locale && locale !== 'pt-BR' ? 'export default undefined' : null
    },
  }
}
