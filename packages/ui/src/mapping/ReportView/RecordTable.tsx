import type { ReportedSector } from '@tramite/core/mapping'
import { mappingLabels as labels } from '../../labels/mapping.ts'
import { Card } from '../../primitives/Card/Card.tsx'
import { TextLink } from '../../primitives/TextLink/TextLink.tsx'
import * as css from './ReportView.css.ts'
import { Bases, Receivers, toHref, toList } from './record-values.tsx'

/** The record of the activities, a row each, by sector. */
export function RecordTable({ sectors }: { sectors: readonly ReportedSector[] }) {
  return (
    <Card isFlush>
      <table className={css.table} aria-label={labels.record}>
        <thead>
          <tr>
            {Object.values(labels.columns).map((column) => (
              <th key={column} scope="col" className={css.head}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        {sectors.map(({ id: sectorId, name: sector, activities }) => (
          <tbody key={sectorId}>
            <tr className={css.sectorRow}>
              <th scope="rowgroup" colSpan={6} className={css.sector}>
                {sector}{' '}
                <span className={css.count}>{labels.sectorActivities(activities.length)}</span>
              </th>
            </tr>
            {activities.map((activity) => (
              <tr key={activity.id}>
                <th scope="row" className={css.cell}>
                  <p className={css.name}>
                    <TextLink href={toHref(sectorId, activity.id)} variant="quiet">
                      {activity.name}
                    </TextLink>
                  </p>
                  <p className={css.muted}>{toList(activity.data)}</p>
                </th>
                <td className={css.cell}>{toList(activity.people)}</td>
                <td className={css.cell}>{toList(activity.bases.map(({ purpose }) => purpose))}</td>
                <td className={css.cell}>
                  <Bases bases={activity.bases} />
                </td>
                <td className={css.cell}>
                  <Receivers receivers={activity.receivers} abroad={activity.abroad} />
                </td>
                <td className={css.cell}>{toList(activity.kept)}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </Card>
  )
}
