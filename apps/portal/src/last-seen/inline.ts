// The whole of the script that stands in the page behind its root: what was seen last is there at once, or
// what the server draws as soon as it has come.
import { storageKeys } from '@tramite/core/session'
import { firstFrame, firstPage } from './first-frame.ts'
import { fetchCode } from './page-code.ts'
import { showDrawn, showPicture } from './show-picture.ts'

const root = document.getElementById('root')
const picture = window.tramitePicture
try {
  // Who is signed in sees nothing of the pages before sign-in, which lead them away.
  if (localStorage.getItem(storageKeys.token) ?? sessionStorage.getItem(storageKeys.token)) {
    root?.replaceChildren()
  }
  if (root && picture) showPicture(root, picture)
} catch {
  // A storage that is forbidden, or a picture that is none: the page begins empty.
  root?.replaceChildren()
}
window.tramiteFirstPage?.then((nodes) => {
  if (root && nodes) showDrawn(root, nodes)
})
const show = async () => {
  // Who has a picture of the page has its code as well: it takes no time to fetch.
  await (picture ? firstFrame() : firstPage())
  fetchCode()
  if (root?.hasChildNodes()) await firstFrame()
}
window.tramiteCodeMayRun = show()
