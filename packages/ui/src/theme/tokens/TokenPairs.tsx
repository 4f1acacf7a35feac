import { useLayoutEffect, useRef, useState } from 'react'
import { color } from '../contract.css.ts'
import { contrastOf } from './contrast.ts'
import { paint } from './paint.ts'
import * as css from './tokens.css.ts'

type ColorName = keyof typeof color

interface Pair {
  text: ColorName
  ground: ColorName
  /** 4.5 for text, 3 for the edge of a control (WCAG 2.2 AA). */
  least: 3 | 4.5
}

const grounds = ['paper', 'surface', 'sunk'] as const
const onGrounds = (text: ColorName, least: Pair['least'] = 4.5): Pair[] =>
  grounds.map((ground) => ({ text, ground, least }))

export const pairs: readonly Pair[] = [
  ...onGrounds('ink'),
  ...onGrounds('muted'),
  ...onGrounds('accentText'),
  ...onGrounds('danger'),
  ...onGrounds('turn'),
  { text: 'accentInk', ground: 'accent', least: 4.5 },
  { text: 'accentInk', ground: 'accentHover', least: 4.5 },
  { text: 'accentText', ground: 'accentSoft', least: 4.5 },
  { text: 'dangerInk', ground: 'danger', least: 4.5 },
  { text: 'danger', ground: 'dangerSoft', least: 4.5 },
  { text: 'turn', ground: 'turnSoft', least: 4.5 },
  { text: 'success', ground: 'successSoft', least: 4.5 },
  { text: 'open', ground: 'openSoft', least: 4.5 },
  { text: 'inProgress', ground: 'inProgressSoft', least: 4.5 },
  { text: 'pending', ground: 'pendingSoft', least: 4.5 },
  { text: 'delivered', ground: 'deliveredSoft', least: 4.5 },
  { text: 'blocked', ground: 'blockedSoft', least: 4.5 },
  ...onGrounds('lineControl', 3),
]

/** Every pair of text and background in the interface, with its contrast in this theme. */
export function TokenPairs() {
  const list = useRef<HTMLUListElement>(null)
  const [ratios, setRatios] = useState<readonly number[]>([])
  useLayoutEffect(() => {
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    if (!context || !list.current) return
    setRatios(
      [...list.current.children].map((swatch) => {
        const style = getComputedStyle(swatch)
        return contrastOf(paint(style.color, context), paint(style.backgroundColor, context))
      }),
    )
  }, [])
  return (
    <ul ref={list} className={css.pairs} aria-label="Contraste">
      {pairs.map(({ text, ground, least }, index) => {
        const ratio = ratios[index]
        const isEnough = ratio === undefined || ratio >= least
        return (
          <li
            key={`${text}-${ground}`}
            className={css.pair}
            data-enough={isEnough}
            style={{ color: color[text], background: color[ground] }}
          >
            <span className={css.pairInk}>
              <strong>{ratio?.toFixed(2)}</strong> {text} / {ground}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
