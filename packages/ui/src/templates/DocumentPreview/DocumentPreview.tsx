import {
  createPreview,
  isInPreview,
  type PlacedField,
  type TemplateAnswers,
} from '@tramite/core/templates'
import { Eye } from 'lucide-react'
import { useEffect, useMemo, useRef } from 'react'
import { templatesLabels as labels } from '../../labels/templates.ts'
import { notPrinted } from '../../theme/print.css.ts'
import * as css from './DocumentPreview.css.ts'
import { drawDocument, parseDocument } from './draw-document.ts'

export interface DocumentPreviewProps {
  /** Text of the template. */
  html: string
  fields: readonly PlacedField[]
  answers: TemplateAnswers
  /** Name of the field that is being filled in. */
  current: string | null
  /** Whether it is visible, where only one side is shown. */
  isShown: boolean
}

/** The document as filled in so far, which keeps the current field in view. */
export function DocumentPreview({ html, fields, answers, current, isShown }: DocumentPreviewProps) {
  const paper = useRef<HTMLElement>(null)
  const text = useMemo(() => parseDocument(html), [html])
  const cut = useMemo(() => createPreview(fields, answers), [fields, answers])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a side that becomes visible has not scrolled yet
  useEffect(() => {
    const sheet = paper.current
    if (!sheet || current === null) return
    const place = sheet.querySelector(`[data-field="${CSS.escape(current)}"]`)
    if (!place) return
    const down = place.getBoundingClientRect().top - sheet.getBoundingClientRect().top
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    sheet.scrollTo({
      top: sheet.scrollTop + down - sheet.clientHeight / 3,
      behavior: isStill ? 'instant' : 'smooth',
    })
  }, [current, isShown])

  return (
    <div className={css.frame}>
      <div className={`${css.head} ${notPrinted}`}>
        <span className={css.title}>
          <Eye />
          {labels.live}
        </span>
        <span className={css.legend}>
          <span className={css.sign}>
            <span className={css.signHere} />
            {labels.here}
          </span>
          <span className={css.sign}>
            <span className={css.signBlank} />
            {labels.blank}
          </span>
        </span>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable part has to be reachable by keyboard */}
      <section ref={paper} className={css.paper} aria-label={labels.live} tabIndex={0}>
        {drawDocument(text, cut, ({ name, text: said, isAnswered }) => {
          const looks = [isAnswered ? css.answer : css.blank]
          if (name === current) looks.push(css.here)
          return (
            <span data-field={name} className={looks.join(' ')}>
              {said}
            </span>
          )
        })}
      </section>
      {current !== null && !isInPreview(fields, current) && (
        <p className={`${css.beyond} ${notPrinted}`}>{labels.beyond}</p>
      )}
    </div>
  )
}
