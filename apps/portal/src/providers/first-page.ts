import type { router as portalRouter } from '../router.ts'

type Router = Pick<typeof portalRouter, 'history' | 'options'>

const isFirst = ({ __TSR_index: index }: { readonly __TSR_index?: number }) => index === 0

/**
 * Has the browser ask before a page goes whose open dialog holds what was typed and no draft keeps, such as a password.
 * @returns told of each dialog into which something is typed
 */
function askForTyped({ options }: Router): (dialog: Element) => void {
  let typed: Element | undefined
  let isKept = () => true
  const askToStay = (event: BeforeUnloadEvent) => {
    if (typed?.isConnected && !isKept()) event.preventDefault()
  }
  const learn = async () => {
    const { drafts } = await options.context.ports.app()
    isKept = () =>
      [...drafts.open].some(({ snapshot }) => !snapshot().isEmpty && !snapshot().isUnkept)
  }
  return (dialog) => {
    typed = dialog
    addEventListener('beforeunload', askToStay)
    learn().catch(() => undefined)
  }
}

/**
 * Back on the first page of a tab leaves the portal without asking its router. Once something is typed into a dialog
 * there, the page gets a spare entry in the browser's history, of which the router knows nothing: Back from it closes
 * the dialog, or goes on.
 * @param close what Back does first
 * @returns whether something was closed, so that the page stays
 */
export function holdFirstPage(
  router: Router,
  close: (location: Router['history']['location']) => boolean,
): void {
  const { history } = router
  const ask = askForTyped(router)
  const hold = ({ target }: Event) => {
    const dialog = target instanceof Element && target.closest('[role="dialog"]')
    if (!dialog) return
    ask(dialog)
    const { state } = window.history
    if (!state || !isFirst(state) || state.isSpare) return
    // The router's own `pushState`, on the object, would draw the page anew.
    History.prototype.pushState.call(window.history, { ...state, isSpare: true }, '')
  }
  const onPop = (event: PopStateEvent) => {
    const { location } = history
    const isSame = event.state?.key === location.state.key && isFirst(location.state)
    if (!isSame) return
    // The router knows one entry where there are two.
    event.stopImmediatePropagation()
    if (event.state.isSpare) return
    if (close(location)) window.history.forward()
    else window.history.back()
  }
  document.addEventListener('input', hold)
  // Before the router's own.
  addEventListener('popstate', onPop, { capture: true })
}
