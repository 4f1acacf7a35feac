declare global {
  interface Window {
    /** Watches code that the page cannot work without. */
    tramiteCode?:
      | {
          /** Shows the notice that code could not be loaded. */
          readonly fail: () => void
          /** The code has loaded: stops watching, and removes the notice. */
          readonly settle: () => void
          /** Further code is being loaded: shows the notice if it takes too long. */
          readonly wait: () => void
        }
      | undefined
  }
}

/** Time after which the notice is shown, in milliseconds: a hanging connection reports no error. */
const TIMEOUT_MS = 20_000

const noticeId = 'code-failed'
const texts = {
  failed: 'O portal não abriu por inteiro. Verifique sua conexão.',
  retry: 'Tentar novamente',
}
// No style sheet and no component can be relied on here.
const look =
  'position:fixed;inset:auto 16px 16px;z-index:99;padding:16px;background:Canvas;border:1px solid;border-radius:8px;font:16px system-ui'
const lookOfButton =
  'display:block;margin-top:12px;padding:8px 16px;border:1px solid;border-radius:8px'

const reload = () => location.reload()
const reloadIfFailed = () => {
  if (document.getElementById(noticeId)) reload()
}

function showNotice(): void {
  if (document.getElementById(noticeId)) return
  const notice = document.createElement('div')
  notice.id = noticeId
  notice.role = 'alert'
  notice.style.cssText = look
  const button = document.createElement('button')
  button.type = 'button'
  button.style.cssText = lookOfButton
  button.textContent = texts.retry
  button.addEventListener('click', reload)
  notice.append(texts.failed, button)
  document.body.append(notice)
}

/**
 * Watches, before any other code runs, whether the code of the first page loads. If it does not, a notice on
 * the page states that it cannot be used; a button, or the return of the network, reloads it. After the first
 * code has loaded only the button reloads, because something may have been typed.
 */
export function watchCode(): void {
  let timer = 0
  const wait = () => {
    clearTimeout(timer)
    timer = window.setTimeout(showNotice, TIMEOUT_MS)
  }
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement) showNotice()
  }
  addEventListener('error', onError, true)
  addEventListener('online', reloadIfFailed)
  const settle = () => {
    clearTimeout(timer)
    removeEventListener('error', onError, true)
    removeEventListener('online', reloadIfFailed)
    document.getElementById(noticeId)?.remove()
  }
  wait()
  window.tramiteCode = { fail: showNotice, settle, wait }
}
