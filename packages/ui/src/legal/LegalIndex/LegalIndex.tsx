import type { LegalSection } from '@tramite/core/legal'
import { useRef } from 'react'
import { legalLabels } from '../../labels/legal.ts'
import * as css from './LegalIndex.css.ts'

type Sections = Pick<LegalSection, 'id' | 'number' | 'title'>[]

/** The way to each section: beside the text, and folded above it where there is no room. */
export function LegalIndex({ sections }: { sections: Readonly<Sections> }) {
  const fold = useRef<HTMLDetailsElement>(null)
  return (
    <>
      <nav className={css.side} aria-label={legalLabels.index}>
        <p className={css.heading}>{legalLabels.index}</p>
        <Entries sections={sections} />
      </nav>
      <details ref={fold} className={css.fold}>
        <summary className={css.summary}>{legalLabels.index}</summary>
        <nav className={css.foldList} aria-label={legalLabels.index}>
          <Entries
            sections={sections}
            onChoose={() => {
              if (fold.current) fold.current.open = false
            }}
          />
        </nav>
      </details>
    </>
  )
}

function Entries({ sections, onChoose }: { sections: Readonly<Sections>; onChoose?: () => void }) {
  return (
    <ol>
      {sections.map(({ id, number, title }) => (
        <li key={id}>
          <a className={css.entry} href={`#${id}`} onClick={onChoose}>
            <span className={css.number}>{number}.</span>
            {title}
          </a>
        </li>
      ))}
    </ol>
  )
}
