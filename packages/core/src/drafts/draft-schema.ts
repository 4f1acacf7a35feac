import * as z from 'zod/mini'

/** What was last sent without an answer, as a draft keeps it. */
export const sentSchema = z.object({
  content: z.string(),
  key: z.string(),
  // Absent in drafts of earlier versions.
  sentAt: z.optional(z.number()),
})

/** The values if they match a schema, otherwise undefined: a stored draft may be of any version. */
export function readAs<Schema extends z.ZodMiniType>(schema: Schema, ofVersion: number) {
  return (stored: unknown, version: number): z.infer<Schema> | undefined => {
    if (version !== ofVersion) return undefined
    const parsed = schema.safeParse(stored)
    return parsed.success ? parsed.data : undefined
  }
}
