import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useApp } from '../app/app-context.tsx'
import { useUnloadWarning } from './use-unload-warning.ts'

/**
 * What would be lost: running uploads, input, or a draft that the browser could not store. Such a draft survives a change
 * of the search part of the address, which holds the steps of a wizard, but not leaving its page.
 */
export type Unfinished = 'uploads' | 'input' | 'draft'

/** An address of the app, in the terms of its router. */
export interface PageAddress {
  readonly pathname: string
  readonly search: string
}

/** Whether the router may navigate there; resolves when the user has answered. */
export type MayGo = (from: PageAddress, to: PageAddress) => Promise<boolean>

export interface LeaveGuardOptions {
  readonly isUnfinished: boolean
  readonly what: Unfinished
  /**
   * Blocks navigation of the app's router until the returned function is called. Without it the guard only asks when the
   * tab is closed, the business is switched or the user signs out.
   */
  readonly block?: (mayGo: MayGo) => () => void
  /**
   * Called when the user discards what is unfinished. `isGone` is false if the page may still stay, because another
   * question follows when the business is switched or the user signs out.
   */
  readonly onLeave?: ((isGone: boolean) => void) | undefined
}

/** A question that waits for its answer. */
export interface LeaveQuestion {
  readonly onLeave: () => void
  readonly onStay: () => void
}

const isOtherPage = (from: PageAddress, to: PageAddress) => from.pathname !== to.pathname

// Uploads and drafts survive a change of tab or search parameter; a form may be in the part that is replaced.
const isLeft: Readonly<Record<Unfinished, typeof isOtherPage>> = {
  uploads: isOtherPage,
  draft: isOtherPage,
  input: (from, to) => isOtherPage(from, to) || from.search !== to.search,
}

interface Asked {
  /** No other question follows: a yes leaves the page. */
  readonly isLast: boolean
  readonly answer: (isLeft: boolean) => void
}

/**
 * Asks before the page is left, the business is switched (`useApp().leaving.mayLeave()`) or the user signs out
 * (`useSignOut`), while something on it is unfinished. When the tab is closed or reloaded the browser asks.
 * @returns the question, to be shown in a dialog; null while there is none
 */
export function useLeaveGuard({
  isUnfinished,
  what,
  block,
  onLeave,
}: LeaveGuardOptions): LeaveQuestion | null {
  const { drafts, leaving } = useApp()
  const [asked, setAsked] = useState<Asked | null>(null)
  const waiting = useRef<Asked['answer']>(null)
  const hold = useEffectEvent((mayGo: MayGo) => block?.(mayGo))
  // Running uploads ask by themselves, since dialogs without a guard have uploads too.
  useUnloadWarning(isUnfinished && what !== 'uploads')
  useEffect(() => {
    if (!isUnfinished) return undefined
    const ask = (isLast: boolean) =>
      new Promise<boolean>((resolve) => {
        // Only the newest question is shown: an earlier one counts as answered with no.
        waiting.current?.(false)
        const answer = (isAbandoned: boolean) => {
          waiting.current = null
          setAsked(null)
          resolve(isAbandoned)
        }
        waiting.current = answer
        setAsked({ isLast, answer })
      })
    const forget = leaving.ask(() => ask(false))
    const release = hold(async (from, to) => !isLeft[what](from, to) || ask(true))
    return () => {
      forget()
      release?.()
    }
  }, [leaving, isUnfinished, what])
  // The page was left, so nobody can answer any more, and the caller would wait forever.
  useEffect(() => () => waiting.current?.(true), [])
  return (
    asked && {
      onLeave: () => {
        if (what === 'draft') drafts.abandon()
        onLeave?.(asked.isLast)
        asked.answer(true)
      },
      onStay: () => asked.answer(false),
    }
  )
}
