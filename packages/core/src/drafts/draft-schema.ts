import * as z from 'zod/mini'

/** What was sent last without an answer, as a draft keeps it. */
export const sentSchema = z.object({ content: z.string(), key: z.string() })

/** Values of the shape of a schema, or none: what is stored may be of any version. */
export function readAs<Schema extends z.ZodMiniType>(schema: Schema, ofVersion: number) {
  return (stored: unknown, version: number): z.infer<Schema> | undefined => {
    if (version !== ofVersion) return undefined
    const parsed = schema.safeParse(stored)
    return parsed.success ? parsed.data : undefined
  }
}
