import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useApp } from '../app/app-context.tsx'
import { useStay } from './use-stay.ts'

/**
 * What would be lost: running uploads, input, or an unstored draft that survives only within its tab, where it is
 * given up by who leaves its page; the steps of a wizard are in the address.
 */
export type Unfinished = 'uploads' | 'input' | 'draft'

/** An address of the app, as its router has it. */
export interface PageAddress {
  readonly pathname: string
  readonly search: string
}

/** Whether the router may go there; it is asked until it has an answer, which may take as long as the user does. */
export type MayGo = (from: PageAddress, to: PageAddress) => Promise<boolean>

/** What a leave guard goes by. */
export interface LeaveGuardOptions {
  readonly isUnfinished: boolean
  readonly what: Unfinished
  /**
   * Has the program's router ask before it leaves an address, until the returned function is called. Without it only
   * closing the tab, switching the business and signing out are asked about.
   */
  readonly block?: (mayGo: MayGo) => () => void
  /**
   * Told that what is unfinished was given up, and whether the page is left for certain: when switching the business
   * or signing out, another question may still keep it.
   */
  readonly onLeave?: ((isGone: boolean) => void) | undefined
}

/** The question, while it waits for its answer. */
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
  /** The page is left for certain if the answer is yes. */
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
  useStay(isUnfinished && what !== 'uploads')
  useEffect(() => {
    if (!isUnfinished) return undefined
    const ask = (isLast: boolean) =>
      new Promise<boolean>((resolve) => {
        // The newest question is shown, and what was asked before it goes nowhere.
        waiting.current?.(false)
        const answer = (isGivenUp: boolean) => {
          waiting.current = null
          setAsked(null)
          resolve(isGivenUp)
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
  // Nobody can answer for a page that has gone, and who asked would wait without end.
  useEffect(() => () => waiting.current?.(true), [])
  return (
    asked && {
      onLeave: () => {
        if (what === 'draft') drafts.giveUp()
        onLeave?.(asked.isLast)
        asked.answer(true)
      },
      onStay: () => asked.answer(false),
    }
  )
}
