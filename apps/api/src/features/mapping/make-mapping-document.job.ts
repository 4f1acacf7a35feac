import { eq, sql } from 'drizzle-orm'
import { createId } from '../../db/ids.ts'
import { build, toCommand } from '../../db/statements.ts'
import type { Transaction } from '../../db/transaction.ts'
import type { JobPorts, RequestedJob } from '../../jobs/job-ports.ts'
import { lostWork } from '../../outbox/lost-work.ts'
import { toPdfParts } from '../../ports/pdf/pdf-parts.ts'
import { mappingCompletions } from '../../tables/completions.table.ts'
import { demands } from '../../tables/demands.table.ts'
import { announceDocuments } from '../documents/announce-document.ts'
import { insertDocument } from '../documents/documents.store.ts'
import { toDocument, toDocumentRow } from '../documents/documents.wire.ts'
import { insertFile } from '../files/files.store.ts'
import { toMappingDocument } from './mapping-document.ts'

/** Finished mappings without their document. */
export const lostMappingDocuments = lostWork(
  'mappingDocument',
  'completionId',
  { id: mappingCompletions.id, isWaiting: sql`true` },
  (completionId) => ({ kind: 'mappingDocument', completionId }),
)

const contentType = 'application/pdf'
const toFileName = (finishedOn: string, part: number) =>
  `mapeamento-de-dados-${finishedOn}${part === 1 ? '' : `-parte-${part}`}.pdf`

const selectCompletion = (id: string) =>
  toCommand(
    build
      .select({
        id: mappingCompletions.id,
        reviewerId: mappingCompletions.reviewerId,
        content: mappingCompletions.content,
        createdAt: mappingCompletions.createdAt,
        demandId: demands.id,
        demandName: demands.name,
        customerId: demands.customerId,
        businessId: demands.businessId,
      })
      .from(mappingCompletions)
      .innerJoin(demands, eq(demands.id, mappingCompletions.demandId))
      .where(eq(mappingCompletions.id, id)),
  )

type Completion = ReturnType<ReturnType<typeof selectCompletion>['read']>[number]

const takeCompletion = (id: string) =>
  toCommand(
    build
      .delete(mappingCompletions)
      .where(eq(mappingCompletions.id, id))
      .returning({ id: mappingCompletions.id }),
  )

interface MadeFile {
  /** Of the document. */
  readonly id: string
  readonly name: string
  readonly fileName: string
  readonly key: string
  readonly size: number
}

/** Files a document under the demand. @returns what is announced of it */
function fileDocument(
  transaction: Transaction,
  completion: Completion,
  { id, name, fileName, key, size }: MadeFile,
  clock: JobPorts['clock'],
): Parameters<typeof announceDocuments>[1][number] {
  const { customerId, businessId, demandId, reviewerId: userId, createdAt } = completion
  const userName = completion.content.reviewerName
  const by = { userId, userType: 'BACKOFFICE', userName } as const
  const file = { id: createId(clock), name: fileName, size, contentType, key }
  const final = { name, awsFileKey: key, demandId, flagged: true, status: 'accepted' } as const
  const row = toDocumentRow({ ...by, id, createdAt }, final, file)
  transaction.defer(
    insertFile({
      key,
      customerId,
      userId,
      fileName,
      contentType,
      size,
      type: 'DOCUMENT',
      demandId,
      attachedAt: createdAt,
      createdAt,
    }),
  )
  transaction.defer(insertDocument({ ...row, customerId, businessId }))
  const now = clock.now()
  return {
    demand: { id: demandId, customerId },
    principal: { userId, staff: true },
    author: { ...by, id: createId(clock), createdAt: now.toISOString() },
    document: toDocument({ ...row, businessId, demandName: completion.demandName }),
    attachments: [file],
    now,
  }
}

type Ports = Pick<JobPorts, 'database' | 'heavy' | 'files' | 'clock' | 'questionnaire'>

/**
 * Makes the document of a finished mapping, several of a large one; once, however often it is tried.
 * @param most lines of a part, where it is not the usual number
 */
export async function makeMappingParts(
  { database, heavy, files, clock, questionnaire }: Ports,
  completionId: string,
  most?: number,
): Promise<void> {
  const [completion] = await database.system((transaction) =>
    transaction.run(selectCompletion(completionId)),
  )
  if (!completion) return
  const { content, createdAt } = completion
  const whole = toMappingDocument(content, questionnaire.questions, createdAt)
  const parts = toPdfParts(whole, most)
  // Lists begin with the newest id, so that is the id of the first part; the completion's own id, the oldest,
  // is that of the last part.
  const ids = parts.map((_, index) => (index === 0 ? completionId : createId(clock))).reverse()
  const made: MadeFile[] = []
  for (const [index, part] of parts.entries()) {
    const bytes = await heavy.run('document', part, { owner: completion.customerId })
    const id = ids[index] ?? completionId
    // An earlier try may have stored it, whose file stays; one of another version has another size.
    const key = `documents/${completionId}${index === 0 ? '' : `-${index + 1}`}`
    await files.store({ key, contentType }, bytes)
    const { size = bytes.length } = (await files.head(key)) ?? {}
    const { title: name } = part
    made.push({ id, name, fileName: toFileName(content.finishedOn, index + 1), key, size })
  }
  await database.system(async (transaction) => {
    const [taken] = await transaction.run(takeCompletion(completionId))
    if (!taken) return
    const filed = made.map((file) => fileDocument(transaction, completion, file, clock))
    announceDocuments(transaction, filed)
  })
}

/** The document of a finished mapping. */
export const makeMappingDocument: RequestedJob<'mappingDocument'> = (ports, { completionId }) =>
  makeMappingParts(ports, completionId)
