import type { components } from '@tramite/core/contract'
import { and, desc, eq, getTableColumns, gte, lte, sql } from 'drizzle-orm'
import type { Command } from '../../db/command.ts'
import { behind, countRows } from '../../db/list-statements.ts'
import { build, toCommand } from '../../db/statements.ts'
import { cursorDay } from '../../http/cursor.ts'
import { listBy, type PageCommands, type PageStart } from '../../http/page.ts'
import { popups, popupViews } from '../../tables/popups.table.ts'

export type FirmPopup = components['schemas']['FirmPopup']
type Popup = components['schemas']['Popup']

const columns = {
  ...getTableColumns(popups),
  views: sql<number>`(select count(*) from ${popupViews} where ${popupViews.popupId} = ${popups.id})`,
}
export type PopupRow = typeof popups.$inferSelect & { readonly views: number }

/** Popups from the latest first day on. */
export const popupList = listBy('popups', 'startDate', cursorDay)

/** The rows of a page and one more, when there is one; and the number of all rows. */
export function selectPopups({ limit, offset, after }: PageStart): PageCommands<PopupRow> {
  return [
    toCommand(
      build
        .select(columns)
        .from(popups)
        .where(behind(after, 'desc', popups.startDate, popups.id))
        .orderBy(desc(popups.startDate), desc(popups.id))
        .limit(limit + 1)
        .offset(offset),
    ),
    countRows(popups),
  ]
}

const today = build
  .select({
    id: popups.id,
    title: popups.title,
    description: popups.description,
    img: popups.img,
    link: popups.link,
  })
  .from(popups)
  .where(
    and(lte(popups.startDate, sql.placeholder('day')), gte(popups.endDate, sql.placeholder('day'))),
  )
  .orderBy(desc(popups.startDate), desc(popups.id))
  .limit(1)
  .prepare('select_popup_of_day')

/** The popup of a day; of several the one that began last. */
export const selectPopupOfDay = (day: string): Command<Popup[]> => toCommand(today, { day })

const view = build
  .select({
    visualizated: sql<boolean>`exists (select from ${popupViews}
      where ${popupViews.popupId} = ${popups.id} and ${popupViews.userId} = (select app_user()))`,
  })
  .from(popups)
  .where(eq(popups.id, sql.placeholder('popupId')))
  .prepare('select_popup_view')

/** Whether the principal has closed or followed a popup; no row for one that does not exist. */
export const selectPopupView = (popupId: string) => toCommand(view, { popupId })

/** Records that a user has closed or followed a popup; only the first time counts. */
export const insertPopupView = (popupId: string, userId: string, now: Date): Command =>
  toCommand(
    build
      .insert(popupViews)
      .values({ popupId, userId, viewedAt: now.toISOString() })
      .onConflictDoNothing(),
  )

const one = (id: string) => build.select(columns).from(popups).where(eq(popups.id, id))

/** A popup by id. */
export const selectPopup = (id: string): Command<PopupRow[]> => toCommand(one(id))

/** The same, locked against other writers until the transaction ends. */
export const lockPopup = (id: string): Command<PopupRow[]> => toCommand(one(id).for('update'))

export const insertPopup = (row: typeof popups.$inferInsert): Command<PopupRow[]> =>
  toCommand(build.insert(popups).values(row).returning(columns))

type PopupChanges = Partial<
  Pick<PopupRow, 'title' | 'description' | 'img' | 'link' | 'startDate' | 'endDate'>
>

/** Writes a change with optimistic locking: the version is incremented. Returns the row. */
export const changePopup = (id: string, changes: PopupChanges, now: Date): Command<PopupRow[]> =>
  toCommand(
    build
      .update(popups)
      .set({ ...changes, updatedAt: now.toISOString(), version: sql`${popups.version} + 1` })
      .where(eq(popups.id, id))
      .returning(columns),
  )

export const removePopup = (id: string): Command =>
  toCommand(build.delete(popups).where(eq(popups.id, id)))

/** A popup as the firm gets it. */
export const toFirmPopup = ({ version: _, ...shown }: PopupRow): FirmPopup => shown
