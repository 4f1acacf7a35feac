import { type DragEvent, useRef, useState } from 'react'

/** Where a row was dropped: before or after another one. */
export interface RowMove {
  readonly id: string
  readonly targetId: string
  readonly position: 'before' | 'after'
}

interface Place extends Omit<RowMove, 'id'> {
  /** Position of the drop line, in CSS pixels below the top of the rows. */
  readonly offset: number
}

/** The row that the pointer is over. */
const rowAt = ({ target }: DragEvent) => (target as Element).closest<HTMLElement>('[data-row-id]')

/**
 * Lets rows be dragged within their list. The browser itself drags a row's link, by mouse or by a long touch;
 * nothing from another list or window can be dropped here.
 * @param onMove called with where a row was dropped; absent if the rows cannot be reordered
 * @returns props of the rows' container, and the position of the drop line
 */
export function useRowDrag(onMove: ((move: RowMove) => void) | undefined) {
  const dragged = useRef<string>(undefined)
  const [place, setPlace] = useState<Place>()
  if (!onMove) return { rowsProps: {}, offset: undefined }

  const end = () => {
    dragged.current = undefined
    setPlace(undefined)
  }
  const onDragOver = (event: DragEvent<HTMLElement>) => {
    if (dragged.current === undefined) return
    const row = rowAt(event)
    const targetId = row?.dataset.rowId
    if (!row || targetId === undefined) return
    event.preventDefault()
    event.dataTransfer.dropEffect = 'move'
    const { top, height, bottom } = row.getBoundingClientRect()
    const position = event.clientY < top + height / 2 ? 'before' : 'after'
    if (place?.targetId === targetId && place.position === position) return
    const edge = position === 'before' ? top : bottom
    const offset = edge - event.currentTarget.getBoundingClientRect().top
    setPlace({ targetId, position, offset })
  }
  return {
    rowsProps: {
      onDragStart: (event: DragEvent) => {
        dragged.current = rowAt(event)?.dataset.rowId
        event.dataTransfer.effectAllowed = 'all'
      },
      onDragOver,
      onDragLeave: (event: DragEvent<HTMLElement>) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setPlace(undefined)
      },
      onDrop: (event: DragEvent) => {
        const id = dragged.current
        if (id === undefined || !place) return
        event.preventDefault()
        end()
        const { targetId, position } = place
        if (targetId !== id) onMove({ id, targetId, position })
      },
      onDragEnd: end,
    },
    offset: place && place.targetId !== dragged.current ? place.offset : undefined,
  }
}
