import type { ProcessItem } from '@tramite/core/demands'
import { Component } from 'react'
import { holdPlace } from './hold-place.ts'

interface HeldFieldProps {
  /** Oldest first. */
  items: readonly ProcessItem[]
  viewerId: string
}

interface Held {
  readonly field: HTMLElement
  readonly top: number
}

/**
 * Keeps the field that is being written in where it is in the window when others' entries arrive above it. A
 * class, since only a class sees the page before it changes.
 */
export class HeldField extends Component<HeldFieldProps> {
  override getSnapshotBeforeUpdate({ items: before }: HeldFieldProps): Held | null {
    const { items, viewerId } = this.props
    const newest = items.at(-1)
    if (newest?.id === before.at(-1)?.id || newest?.userId === viewerId) return null
    const field = document.activeElement
    if (!(field instanceof HTMLTextAreaElement)) return null
    const { top, bottom } = field.getBoundingClientRect()
    return bottom > 0 && top < window.innerHeight ? { field, top } : null
  }
  override componentDidUpdate(_props: HeldFieldProps, _state: unknown, held: Held | null) {
    if (held) holdPlace(held.field, held.top)
  }
  override render() {
    return null
  }
}
