import { updateFirmContract } from '@tramite/core/customers'
import {
  type CreateItemInput,
  createDemandItem,
  type StatusChangeInput,
  updateDemandStatus,
} from '@tramite/core/demands'
import { createDocument } from '@tramite/core/documents'
import { createUpload } from '@tramite/core/files'
import { listReceipts, reviewReceipt } from '@tramite/core/finance'
import { linkPreJourneyDemand } from '@tramite/core/journeys'
import type { Session } from '@tramite/core/session'
import { createFirmTemplate, type FirmTemplate, updateFirmTemplate } from '@tramite/core/templates'
import { updateFirmUser } from '@tramite/core/users'
import { createClient } from './sdk.ts'

type NewTemplate = Parameters<ReturnType<typeof createFirmTemplate>['mutationFn']>[0]

/** The firm's side of a demand, as its own programs would drive it: the SDK with a staff token. */
export interface FirmSide {
  readonly user: Session['user']
  setStatus(id: string, change: StatusChangeInput): Promise<void>
  addItem(id: string, item: CreateItemInput): Promise<void>
  suspendContract(customerId: string, isSuspended: boolean): Promise<void>
  makeAdmin(userId: string, isAdmin: boolean): Promise<void>
  /** Records that a demand prepares a journey. */
  prepareJourney(journeyTypeId: string, demandId: string): Promise<void>
  /** Reviews the receipt with the given file name. */
  reviewReceipt(
    fileName: string,
    review: { status: 'accepted' | 'refused'; note?: string },
  ): Promise<void>
  publishTemplate(template: NewTemplate): Promise<FirmTemplate>
  changeTemplate(id: string, change: Partial<NewTemplate>): Promise<void>
  withdrawTemplate(id: string): Promise<void>
  sendDocument(
    id: string,
    document: { name: string; content: string | Buffer<ArrayBuffer> },
  ): Promise<void>
}

export function createFirm(baseUrl: string, session: Session): FirmSide {
  const client = createClient(baseUrl, session)
  return {
    user: session.user,
    async setStatus(id, change) {
      // The customer may have written meanwhile: the firm decides on the current state.
      await updateDemandStatus(client).mutationFn({ id, ...change, version: null })
    },
    async addItem(id, item) {
      await createDemandItem(client).mutationFn({ id, ...item })
    },
    async suspendContract(id, isSuspended) {
      const change = { id, hasSuspendedContract: isSuspended, version: null }
      await updateFirmContract(client).mutationFn(change)
    },
    async makeAdmin(id, isAdmin) {
      await updateFirmUser(client).mutationFn({ id, customerAdmin: isAdmin, version: null })
    },
    async prepareJourney(journeyTypeId, demandId) {
      await linkPreJourneyDemand(client).mutationFn({ journeyTypeId, demandId })
    },
    async reviewReceipt(fileName, review) {
      const { receipts } = await listReceipts(client, {}).queryFn({
        pageParam: null,
      })
      const found = receipts.find((receipt) => receipt.fileName === fileName)
      if (!found) throw new Error(`No receipt ${fileName}`)
      await reviewReceipt(client).mutationFn({ id: found.id, ...review, version: null })
    },
    publishTemplate: (template) => createFirmTemplate(client).mutationFn(template),
    async changeTemplate(id, change) {
      await updateFirmTemplate(client).mutationFn({ id, ...change, version: null })
    },
    async withdrawTemplate(id) {
      await updateFirmTemplate(client).mutationFn({ id, active: false, version: null })
    },
    async sendDocument(id, { name, content }) {
      const fileType = typeof content === 'string' ? 'text/plain' : 'application/pdf'
      const file = { fileName: name, fileType, fileSize: Buffer.byteLength(content) }
      const upload = await createUpload(client, { ...file, type: 'DOCUMENT' }).queryFn()
      const sent = await fetch(new URL(upload.signedUrl, baseUrl), {
        method: 'PUT',
        headers: { 'content-type': file.fileType },
        body: content,
      })
      if (!sent.ok) throw new Error(`The file was answered ${sent.status}`)
      await createDocument(client).mutationFn({ awsFileKey: upload.key, demandId: id, name })
    },
  }
}
