import type { LegalSection } from '@tramite/core/legal'
import { useRef } from 'react'
import { legalLabels } from '../../labels/legal.ts'
import { Fold } from '../../primitives/Fold/Fold.tsx'
import * as css from './LegalIndex.css.ts'

type Sections = Pick<LegalSection, 'id' | 'number' | 'title'>[]

/** Links to the sections: beside the text, and collapsed above it where there is no room. */
export function LegalIndex({ sections }: { sections: Readonly<Sections> }) {
  const fold = useRef<HTMLDetailsElement>(null)
  return (
    <>
      <nav className={css.side} aria-label={legalLabels.index}>
        <p className={css.heading}>{legalLabels.index}</p>
        <Entries sections={sections} />
      </nav>
      <Fold ref={fold} label={legalLabels.index} className={css.fold}>
        <nav className={css.foldList} aria-label={legalLabels.index}>
          <Entries
            sections={sections}
            onChoose={() => {
              if (fold.current) fold.current.open = false
            }}
          />
        </nav>
      </Fold>
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
