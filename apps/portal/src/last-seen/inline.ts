// The whole of the script that stands in the page behind its root: what was seen last is there at once.
import { storageKeys } from '@tramite/core/session'
import { fetchCode } from './fetch-code.ts'
import { afterFirstFrame } from './first-frame.ts'
import { showPicture } from './show-picture.ts'

const root = document.getElementById('root')
let isShown = false
try {
  // Who is signed in sees nothing of the pages before sign-in, which lead them away.
  if (localStorage.getItem(storageKeys.token) ?? sessionStorage.getItem(storageKeys.token)) {
    root?.replaceChildren()
  }
  isShown = root !== null && showPicture(root, storageKeys)
} catch {
  // A storage that is forbidden, or a picture that is none: the page begins empty.
  root?.replaceChildren()
}
// Who has a picture of the page has its code as well: it takes no time to fetch.
afterFirstFrame(isShown, fetchCode)
