import { primitiveLabels } from '../../labels/primitives.ts'
import { sectionLabels as labels } from '../../labels/section.ts'
import { announced } from '../Banner/Banner.css.ts'
import { Banner } from '../Banner/Banner.tsx'
import type { Description } from '../DescriptionList/DescriptionList.tsx'

export interface ChangedFieldsProps {
  /** The current record. */
  items: readonly Description[]
  /** Ids of what somebody else has changed. */
  changed: readonly string[]
}

/** What somebody else has changed in a record while its form was open. */
export function ChangedFields({ items, changed }: ChangedFieldsProps) {
  const shown = items.filter(({ id }) => changed.includes(id))
  return (
    <div aria-live="polite" className={announced}>
      {shown.length > 0 && (
        <Banner tone="info" title={labels.changed}>
          <ul>
            {shown.map(({ id, term, value }) => (
              <li key={id}>
                {term}: {value || primitiveLabels.notGiven}
              </li>
            ))}
          </ul>
          <p>{labels.changedText}</p>
        </Banner>
      )}
    </div>
  )
}
