import {
  type CreateItemInput,
  createDemandItem,
  type StatusChangeInput,
  updateDemandStatus,
} from '@tramite/core/demands'
import { createDocument } from '@tramite/core/documents'
import { createUpload } from '@tramite/core/files'
import { createApiClient } from '@tramite/core/http'
import { signIn } from '@tramite/core/session'
import { accounts, password } from './accounts.ts'

/** The firm's side of a demand, as its own programs would drive it: the SDK with a staff token. */
export interface FirmSide {
  setStatus(id: string, change: StatusChangeInput): Promise<void>
  addItem(id: string, item: CreateItemInput): Promise<void>
  sendDocument(id: string, document: { name: string; content: string }): Promise<void>
}

export async function createFirm(baseUrl: string): Promise<FirmSide> {
  let token: string | null = null
  const client = createApiClient({
    baseUrl,
    fetch: (request) => fetch(request),
    token: () => token,
    businessId: () => null,
  })
  token = (await signIn(client).mutationFn({ email: accounts.lawyer, password })).token

  return {
    async setStatus(id, change) {
      await updateDemandStatus(client).mutationFn({ id, ...change })
    },
    async addItem(id, item) {
      await createDemandItem(client).mutationFn({ id, ...item })
    },
    async sendDocument(id, { name, content }) {
      const file = { fileName: name, fileType: 'text/plain', fileSize: Buffer.byteLength(content) }
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
