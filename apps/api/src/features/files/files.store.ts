import { and, eq, inArray, isNull } from 'drizzle-orm'
import { build, toCommand } from '../../db/statements.ts'
import { files } from './files.table.ts'

type NewFile = typeof files.$inferInsert

export const insertFile = (file: NewFile) => toCommand(build.insert(files).values(file))

/** Of some keys, the files that this user uploaded and that are attached to nothing yet. */
export const selectOwnFiles = (keys: readonly string[], userId: string) =>
  toCommand(
    build
      .select({ key: files.key, fileName: files.fileName, contentType: files.contentType })
      .from(files)
      .where(and(inArray(files.key, [...keys]), eq(files.userId, userId), isNull(files.attachedAt)))
      .for('update'),
  )

/** Binds a file to a customer and, where there is one, to a demand. */
export const attachFile = (
  key: string,
  target: { customerId: string; demandId: string | null; internal: boolean },
  now: string,
) =>
  toCommand(
    build
      .update(files)
      .set({ ...target, attachedAt: now })
      .where(eq(files.key, key)),
  )

/** A file by its key. */
export const selectFile = (key: string) =>
  toCommand(build.select().from(files).where(eq(files.key, key)))
