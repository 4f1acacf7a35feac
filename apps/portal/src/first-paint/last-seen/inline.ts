// The entire script that is inlined into the page after its root: it shows at once what was seen last,
// or the page rendered by the server as soon as it arrives.
import { storageKeys } from '@tramite/core/session'
import { firstFrame, firstPage } from './first-frame.ts'
import { fetchCode } from './page-code.ts'
import { showDrawn, showPicture } from './show-picture.ts'

const root = document.getElementById('root')
const picture = window.tramitePicture
try {
  // A signed-in user sees nothing of the pages before sign-in, which redirect them.
  if (localStorage.getItem(storageKeys.token) ?? sessionStorage.getItem(storageKeys.token)) {
    root?.replaceChildren()
  }
  if (root && picture) showPicture(root, picture)
} catch {
  // The storage is blocked, or the picture is invalid: the page starts empty.
  root?.replaceChildren()
}
window.tramiteFirstPage?.then((nodes) => {
  if (root && nodes) showDrawn(root, nodes)
})
/** The first date format of a page takes the browser long to create: done while the page is idle. */
const prepareDates = () => new Intl.DateTimeFormat()
// Pages before sign-in show no dates. The server's page is still on its way; a picture is painted first.
if (window.tramiteEarlyCalls)
  Promise.resolve(picture && firstFrame()).then(() => setTimeout(prepareDates))
const show = async () => {
  // A user with a picture of the page has its code cached as well: fetching it takes no time.
  await (picture ? firstFrame() : firstPage())
  fetchCode()
  if (root?.hasChildNodes()) await firstFrame()
}
window.tramiteCodeMayRun = show()
