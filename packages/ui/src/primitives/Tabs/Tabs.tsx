import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import * as css from './Tabs.css.ts'

export interface TabItem<V extends string = string> {
  id: V
  label: string
  /** Shown after the label. */
  count?: number | undefined
}

export interface TabsProps<V extends string> {
  label: string
  tabs: readonly TabItem<V>[]
  /** Owned by the address of the page; null selects none. */
  selected: V | null
  onChange: (id: V) => void
  /** Content of the selected tab. */
  children: ReactNode
}

const steps: Record<string, (index: number, last: number) => number> = {
  ArrowRight: (index, last) => (index === last ? 0 : index + 1),
  ArrowLeft: (index, last) => (index === 0 ? last : index - 1),
  Home: () => 0,
  End: (_, last) => last,
}

/** Views of one subject. Arrows, Home and End move and choose. */
export function Tabs<V extends string>({
  label,
  tabs,
  selected,
  onChange,
  children,
}: TabsProps<V>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent, index: number) => {
    const next = steps[event.key]?.(index, tabs.length - 1)
    const target = next === undefined ? undefined : tabs[next]
    if (next === undefined || !target) return
    event.preventDefault()
    onChange(target.id)
    const element = list.current?.children[next]
    if (element instanceof HTMLElement) element.focus()
  }
  return (
    <div>
      <div ref={list} role="tablist" aria-label={label} className={css.list}>
        {tabs.map((tab, index) => {
          const isSelected = tab.id === selected
          return (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={`${id}-${tab.id}`}
              className={css.tab}
              aria-selected={isSelected}
              aria-controls={isSelected ? `${id}-panel` : undefined}
              tabIndex={isSelected || (selected === null && index === 0) ? 0 : -1}
              onClick={() => onChange(tab.id)}
              onKeyDown={(event) => move(event, index)}
            >
              {tab.label}
              {tab.count !== undefined && <span>{tab.count}</span>}
            </button>
          )
        })}
      </div>
      {selected !== null && (
        <div
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-${selected}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel takes the focus (ARIA tabs pattern)
          tabIndex={0}
          className={css.panel}
        >
          {children}
        </div>
      )}
    </div>
  )
}
