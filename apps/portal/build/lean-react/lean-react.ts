import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Plugin } from 'vite'
import { cuts, version } from './unused.ts'
import { without } from './without.ts'

/** An element of which React without its unused parts does not know where it belongs. */
const ofDocument = /jsxs?\(\s*["'](html|head|body|meta|link|style|script)["']/

/**
 * Leaves out of React's renderer what the portal never asks of it, 15 of 58 kilobytes of every first load:
 * hydration, since pages that the server drew are replaced; `<ViewTransition>`, `<Activity>`,
 * `<SuspenseList>`, references to fragments; documents and their heads but for titles; actions of forms;
 * names of events in browsers older than the target's, and stacks of components, which nobody reads. React
 * has no switch for any of them. Whoever uses one all the same meets an error, here or of React.
 */
export function leanReact(): Plugin[] {
  return [
    {
      name: 'lean-react',
      apply: 'build',
      enforce: 'pre',
      transform(code, id) {
        const cut = /\/react-dom\/cjs\//.test(id) ? cuts[basename(id)] : undefined
        if (!cut) return null
        const about = readFileSync(join(id, '../../package.json'), 'utf8')
        if (JSON.parse(about).version !== version) {
          this.error(
            `build/lean-react/unused.ts was written for React ${version}: read the new one`,
          )
        }
        return { code: without(code, cut), map: null }
      },
    },
    {
      name: 'lean-react-elements',
      apply: 'build',
      enforce: 'post',
      transform(code, id) {
        const element = id.includes('/node_modules/') ? null : ofDocument.exec(code)
        if (element) this.error(`${id} draws <${element[1]}>, which build/lean-react leaves out`)
      },
    },
  ]
}
