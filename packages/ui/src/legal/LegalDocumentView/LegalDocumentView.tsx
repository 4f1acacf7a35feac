import { formatDate } from '@tramite/core/calendar'
import type { LegalChange, LegalDocument, LegalSection } from '@tramite/core/legal'
import type { ReactNode } from 'react'
import { legalLabels } from '../../labels/legal.ts'
import { PageFrame } from '../../shell/PageFrame/PageFrame.tsx'
import { LegalBlocks } from '../LegalBlocks/LegalBlocks.tsx'
import { LegalIndex } from '../LegalIndex/LegalIndex.tsx'
import { LegalText } from '../LegalText/LegalText.tsx'
import * as css from './LegalDocumentView.css.ts'

export interface LegalDocumentViewProps {
  document: LegalDocument
  /** The reader's actions, before the sections. */
  children?: ReactNode
}

/** A legal document: title, dates, what changed, index, numbered sections with anchors. */
export function LegalDocumentView({ document, children }: LegalDocumentViewProps) {
  const { title, date, revised, changes, intro, sections } = document
  return (
    <PageFrame title={title} subtitle={legalLabels.version(formatDate(date), formatDate(revised))}>
      <div className={css.layout}>
        <LegalIndex sections={sections} />
        <article className={css.article} aria-label={title}>
          <p className={css.intro}>
            <LegalText text={intro} />
          </p>
          {children}
          {changes.length > 0 && <Changes changes={changes} />}
          {sections.map((section) => (
            <Section key={section.id} section={section} />
          ))}
        </article>
      </div>
    </PageFrame>
  )
}

function Changes({ changes }: { changes: readonly LegalChange[] }) {
  return (
    <aside className={css.changes} aria-label={legalLabels.changes}>
      <p className={css.changesTitle}>{legalLabels.changes}</p>
      {changes.map(({ date, text }) => (
        <p key={date}>
          {legalLabels.changedOn(formatDate(date))} <LegalText text={text} />
        </p>
      ))}
    </aside>
  )
}

function Section({ section: { id, number, title, blocks } }: { section: LegalSection }) {
  const titleId = `${id}-titulo`
  return (
    <section id={id} className={css.section} aria-labelledby={titleId}>
      <h2 id={titleId} className={css.title}>
        <span>{number}.</span>
        {title}
      </h2>
      <LegalBlocks blocks={blocks} />
    </section>
  )
}
