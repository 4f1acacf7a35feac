import type { ReactNode } from 'react'
import * as css from '../GuestFrame/GuestFrame.css.ts'

export interface GuestFailureProps {
  /** Why nothing came of it. */
  failure: string | undefined
  /** The way on. */
  children?: ReactNode
}

/** It stands above the fields; with large letters the button that was pressed is a screen below. */
const bringIntoSight = (banner: HTMLElement | null) => banner?.scrollIntoView({ block: 'nearest' })

/** Why a form for visitors came to nothing, where it is not for what was typed. Spoken at once. */
export function GuestFailure({ failure, children }: GuestFailureProps) {
  if (!failure) return null
  return (
    <div ref={bringIntoSight} role="alert" className={css.banner}>
      <p>{failure}</p>
      {children}
    </div>
  )
}
