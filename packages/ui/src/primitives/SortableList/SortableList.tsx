import { ArrowDown, ArrowUp, GripVertical, ListOrdered } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { GridList, GridListItem } from 'react-aria-components/GridList'
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop'
import { tableLabels as labels } from '../../labels/table.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { LocaleProvider } from '../LocaleProvider/LocaleProvider.tsx'
import { Menu } from '../Menu/Menu.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { moveTo } from './move-to.ts'
import * as css from './SortableList.css.ts'
import { useTouchDrag } from './use-touch-drag.ts'

export interface SortableItem {
  readonly id: string
  /** The row in words, for announcements. */
  readonly name: string
  readonly content: ReactNode
}

export interface SortableListProps {
  /** Accessible name of the list. */
  label: string
  items: readonly SortableItem[]
  /** The ids in their new order, and which one of them was moved. */
  onOrder: (ids: readonly string[], moved: string) => void
  isDisabled?: boolean
}

/** Number of rows up to which moving step by step is enough. */
const nearMax = 3

function showRow(within: Element) {
  within.closest('[role=row]')?.scrollIntoView({ block: 'nearest' })
}

/**
 * A list that the user puts in order: by dragging (mouse, touch on the grip), by the keyboard (Enter on
 * the grip, arrows, Enter) and by the buttons of each row, among many rows also to any place at once;
 * every move is announced. To be loaded after the first paint, since it includes the library's dragging.
 */
export function SortableList({ label, items, onOrder, isDisabled = false }: SortableListProps) {
  const [spoken, setSpoken] = useState('')
  const frame = useRef<HTMLDivElement>(null)
  const moved = useRef('')
  useEffect(() => {
    const item = items.find(({ id }) => id === moved.current)
    moved.current = ''
    if (!item) return
    // The row may have had the focus before it moved: then no focus event scrolls to its new place. The
    // library draws the new order after this effect.
    requestAnimationFrame(() => {
      const row = frame.current?.querySelector(`[data-key="${CSS.escape(item.id)}"]`)
      if (row) showRow(row)
    })
  }, [items])
  const ids = items.map(({ id }) => id)
  const place = (chosen: ReadonlySet<string>, target: string, position: 'before' | 'after') => {
    const next = moveTo(ids, chosen, target, position)
    if (next.every((id, index) => id === ids[index])) return
    const first = items.find(({ id }) => chosen.has(id))
    if (!first) return
    onOrder(next, first.id)
    moved.current = first.id
    setSpoken(labels.moved(first.name, next.indexOf(first.id) + 1, next.length))
  }
  const step = (index: number, offset: 1 | -1) => {
    const [own, other] = [ids[index], ids[index + offset]]
    if (own && other) place(new Set([own]), other, offset === 1 ? 'after' : 'before')
  }
  const toPlaces = (index: number) =>
    ids.flatMap((target, at) =>
      at === index
        ? []
        : {
            id: target,
            label: labels.place(at + 1, ids.length),
            onAction: () =>
              place(new Set([ids[index] ?? '']), target, at < index ? 'before' : 'after'),
          },
    )
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled,
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder: ({ keys, target }) => {
      if (target.dropPosition === 'on') return
      place(new Set([...keys].map(String)), String(target.key), target.dropPosition)
    },
  })
  const touch = useTouchDrag((id, target, position) => place(new Set([id]), target, position))
  return (
    <LocaleProvider>
      {/* The library scrolls the list, but not its containers. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only observes the focus and touches */}
      <div
        ref={frame}
        role="presentation"
        onFocus={({ target }) => showRow(target)}
        onPointerDownCapture={isDisabled ? undefined : touch.onPointerDownCapture}
      >
        <GridList
          aria-label={label}
          className={css.list}
          items={items}
          dependencies={[items, isDisabled, touch.held]}
          dragAndDropHooks={dragAndDropHooks}
        >
          {(item) => {
            const index = ids.indexOf(item.id)
            const { held } = touch
            return (
              <GridListItem
                id={item.id}
                textValue={item.name}
                className={css.item}
                data-held={held?.id === item.id || undefined}
                data-line={held?.target === item.id ? held.position : undefined}
              >
                {/* The library's button passes pointer events on to its row. */}
                <span className={css.grip} data-grip>
                  <Button slot="drag" aria-label={labels.move(item.name)} className={css.handle}>
                    <GripVertical />
                  </Button>
                </span>
                <div className={css.content}>{item.content}</div>
                {!isDisabled && (
                  <div className={css.moves}>
                    {ids.length > nearMax && (
                      <Menu
                        variant="plain"
                        size="small"
                        label={labels.moveElsewhere(item.name)}
                        icon={<ListOrdered />}
                        actions={() => toPlaces(index)}
                      />
                    )}
                    <IconButton
                      size="small"
                      label={labels.moveUp(item.name)}
                      icon={<ArrowUp />}
                      isDisabled={index === 0}
                      onPress={() => step(index, -1)}
                    />
                    <IconButton
                      size="small"
                      label={labels.moveDown(item.name)}
                      icon={<ArrowDown />}
                      isDisabled={index === ids.length - 1}
                      onPress={() => step(index, 1)}
                    />
                  </div>
                )}
              </GridListItem>
            )
          }}
        </GridList>
      </div>
      <VisuallyHidden>
        <span role="status">{spoken}</span>
      </VisuallyHidden>
    </LocaleProvider>
  )
}
