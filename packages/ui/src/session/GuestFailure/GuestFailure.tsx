import type { ReactNode } from 'react'
import * as css from '../GuestFrame/GuestFrame.css.ts'

export interface GuestFailureProps {
  /** Why it failed. */
  failure: string | undefined
  /** The action to continue with. */
  children?: ReactNode
}

/** It is above the fields; with large letters the pressed button is a screen further down. */
const bringIntoSight = (banner: HTMLElement | null) => banner?.scrollIntoView({ block: 'nearest' })

/** Why a form for visitors failed, other than through invalid input. Announced at once. */
export function GuestFailure({ failure, children }: GuestFailureProps) {
  if (!failure) return null
  return (
    <div ref={bringIntoSight} role="alert" className={css.banner}>
      <p>{failure}</p>
      {children}
    </div>
  )
}
