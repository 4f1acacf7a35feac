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
/** The first of all dates takes a browser long: it comes while there is nothing else to do. */
const prepareDates = () => new Intl.DateTimeFormat()
// No page before sign-in shows one. What the server draws is still on its way, a picture is to be painted first.
if (window.tramiteEarlyCalls)
  Promise.resolve(picture && firstFrame()).then(() => setTimeout(prepareDates))
const show = async () => {
  // Who has a picture of the page has its code as well: it takes no time to fetch.
  await (picture ? firstFrame() : firstPage())
  fetchCode()
  if (root?.hasChildNodes()) await firstFrame()
}
window.tramiteCodeMayRun = show()
