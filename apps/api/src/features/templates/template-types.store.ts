import { eq, exists, not, sql } from 'drizzle-orm'
import { byNumbers } from '../../db/number-order.ts'
import { build, toCommand } from '../../db/statements.ts'
import { templates, templateTypes } from '../../tables/templates.table.ts'

const columns = { id: templateTypes.id, name: templateTypes.name }

const list = build
  .select(columns)
  .from(templateTypes)
  .orderBy(byNumbers(sql`${templateTypes.name}`))
  .prepare('select_template_types')

/** The types of templates, by name. */
export const selectTemplateTypes = () => toCommand(list)

/** One type, locked against other changes. */
export const lockTemplateType = (id: string) =>
  toCommand(build.select(columns).from(templateTypes).where(eq(templateTypes.id, id)).for('update'))

/** Adds a type; returns nothing if the name exists. */
export const insertTemplateType = (type: typeof templateTypes.$inferInsert) =>
  toCommand(build.insert(templateTypes).values(type).onConflictDoNothing().returning(columns))

export const renameTemplateType = (id: string, name: string) =>
  toCommand(
    build.update(templateTypes).set({ name }).where(eq(templateTypes.id, id)).returning(columns),
  )

/** Deletes a type that no template has; returns it if it did. */
export const deleteTemplateType = (id: string) =>
  toCommand(
    build
      .delete(templateTypes)
      .where(
        sql`${eq(templateTypes.id, id)} and ${not(
          exists(
            build.select({ id: templates.id }).from(templates).where(eq(templates.typeId, id)),
          ),
        )}`,
      )
      .returning({ id: templateTypes.id }),
  )
