import * as z from 'zod/mini'

/** Incremented when older programs can no longer read the archive. */
export const FORMAT = 1

const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/))
const count = z.int().check(z.nonnegative())

const tableSchema = z.strictObject({
  name: z.string(),
  columns: z.array(z.strictObject({ name: z.string(), type: z.string() })),
  rows: count,
  /** SHA-256 of the rows as lines, in the order of their key: the same on every engine. */
  sha256: hash,
})
const fileSchema = z.strictObject({
  key: z.string(),
  size: count,
  contentType: z.string(),
  sha256: hash,
})

/** The content of an archive, which it is verified against when read. */
export const manifestSchema = z.strictObject({
  format: z.literal(FORMAT),
  createdAt: z.iso.datetime(),
  /** The migrations that the database had, in order. */
  schema: z.array(z.strictObject({ tag: z.string(), hash })),
  tables: z.array(tableSchema),
  /** The value of each sequence: text, since it may exceed a number. */
  sequences: z.array(
    z.strictObject({ name: z.string(), value: z.string(), isCalled: z.boolean() }),
  ),
  /** Jobs that were requested and not finished yet. */
  jobs: z.array(
    z.strictObject({
      id: z.string(),
      kind: z.string(),
      data: z.looseObject({}),
      startAfter: z.string(),
    }),
  ),
  files: z.array(fileSchema),
  /** Files that the database knows and the storage did not have. */
  missing: z.array(z.string()),
  /** Whether it contains the secret that signs the addresses of local files, as those of an older program do. */
  fileSecret: z.boolean(),
})

export type Manifest = z.infer<typeof manifestSchema>
export type TableDigest = Manifest['tables'][number]
export type FileDigest = Manifest['files'][number]
export type SequenceState = Manifest['sequences'][number]

/** Names of the entries of an archive. */
export const entryNames = {
  manifest: 'manifest.json',
  fileSecret: 'file-secret',
  seal: 'SHA256',
  rows: (table: string, part: number) => `tables/${table}/${String(part).padStart(6, '0')}.json.gz`,
  file: (key: string) => `files/${key}`,
} as const

/** The table of an entry with rows; undefined for any other entry. */
export const tableOfEntry = (name: string): string | undefined =>
  /^tables\/([^/]+)\/\d{6}\.json\.gz$/.exec(name)?.[1]

/** The key of an entry with a file; undefined for any other entry. */
export const keyOfEntry = (name: string): string | undefined => /^files\/(.+)$/.exec(name)?.[1]

/** The number of all rows of an archive. */
export const countRows = ({ tables }: Manifest): number =>
  tables.reduce((sum, { rows }) => sum + rows, 0)

/** Bytes of the files of an archive. */
export const sumBytes = ({ files }: Manifest): number =>
  files.reduce((sum, { size }) => sum + size, 0)
