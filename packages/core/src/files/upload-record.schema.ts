import * as z from 'zod/mini'

/** Reads the record of a file that has arrived, out of a form or a storage. */
export const uploadRecordSchema = z.object({
  fileName: z.string(),
  fileType: z.string(),
  fileSize: z.number(),
  awsFileKey: z.string().check(z.minLength(1)),
})
