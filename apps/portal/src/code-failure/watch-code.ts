declare global {
  interface Window {
    /** Whether code that the page cannot do without has failed to arrive. */
    tramiteCode?:
      | {
          readonly hasFailed: () => void
          readonly hasCome: () => void
          /** More is needed than the code of the first page: it is told when that does not come. */
          readonly isAwaited: () => void
        }
      | undefined
  }
}

/** Milliseconds without code after which the page reports a problem: the connection may hang silently. */
const PATIENCE_MS = 20_000

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
const reloadIfSaid = () => {
  if (document.getElementById(noticeId)) reload()
}

function say(): void {
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
 * Watches, before any other code runs, whether the code of the first page arrives: a page that shows but
 * cannot be used says so, and is reloaded by a button or as soon as the network is back. Once it could be used
 * something may be typed: then by the button alone.
 */
export function watchCode(): void {
  let timer = 0
  const isAwaited = () => {
    clearTimeout(timer)
    timer = window.setTimeout(say, PATIENCE_MS)
  }
  const onError = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement) say()
  }
  addEventListener('error', onError, true)
  addEventListener('online', reloadIfSaid)
  const hasCome = () => {
    clearTimeout(timer)
    removeEventListener('error', onError, true)
    removeEventListener('online', reloadIfSaid)
    document.getElementById(noticeId)?.remove()
  }
  isAwaited()
  window.tramiteCode = { hasFailed: say, hasCome, isAwaited }
}
