import { formatDate } from '@tramite/core/calendar'
import type { LegalDocument, LegalSection } from '@tramite/core/legal'
import { legalLabels } from '../../labels/legal.ts'
import { PageFrame } from '../../shell/PageFrame/PageFrame.tsx'
import { LegalBlocks } from '../LegalBlocks/LegalBlocks.tsx'
import { LegalIndex } from '../LegalIndex/LegalIndex.tsx'
import { LegalText } from '../LegalText/LegalText.tsx'
import * as css from './LegalDocumentView.css.ts'

/** A legal document: title, date, index, numbered sections with anchors. */
export function LegalDocumentView({ document }: { document: LegalDocument }) {
  const { title, date, intro, sections } = document
  return (
    <PageFrame title={title} subtitle={legalLabels.version(formatDate(date))}>
      <div className={css.layout}>
        <LegalIndex sections={sections} />
        <article className={css.article} aria-label={title}>
          <p className={css.intro}>
            <LegalText text={intro} />
          </p>
          {sections.map((section) => (
            <Section key={section.id} section={section} />
          ))}
        </article>
      </div>
    </PageFrame>
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
