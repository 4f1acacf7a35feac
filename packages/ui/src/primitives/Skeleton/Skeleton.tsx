import type { CSSProperties } from 'react'
import * as css from './Skeleton.css.ts'

export interface SkeletonProps {
  width?: string
  height?: string
  isRound?: boolean
}

/**
 * Keeps the space of content that is loading, in its size (CSS lengths). The region around it says
 * "loading".
 */
export function Skeleton({ width = '100%', height = '1rem', isRound = false }: SkeletonProps) {
  // The content security policy allows the style property of a rendered element, but not a style
  // attribute in HTML.
  const size = { [stripVar(css.width)]: width, [stripVar(css.height)]: height } as CSSProperties
  const className = isRound ? `${css.skeleton} ${css.round}` : css.skeleton
  return <span className={className} style={size} aria-hidden="true" />
}

function stripVar(reference: string): string {
  return reference.slice(4, -1)
}
