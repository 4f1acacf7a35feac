import {
  createDemand,
  getDemand,
  listDemandAttachments,
  postDemandMessage,
} from '@tramite/core/demands'
import { createDocument, getDocument, listDocuments } from '@tramite/core/documents'
import { createUpload, FILE_SIZE_MAX } from '@tramite/core/files'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type StartedPortal, startPortal, type Visitor } from './started-portal.ts'

let server: StartedPortal
let patricia: Visitor
let helena: Visitor

beforeAll(async () => {
  server = await startPortal()
  patricia = await server.enter('admin@brisa.example')
  helena = await server.enter('advogada@firma.example')
})
afterAll(() => server.close())

const pdf = (content: string, name: string) =>
  new File([`%PDF-1.4 ${content}`], name, { type: 'application/pdf' })
const draft = { name: 'Contrato de hospedagem', description: 'Segue a minuta.' }
const textOf = async (visitor: Visitor, key: string) => (await visitor.download(key)).text()

describe('a file', () => {
  it('goes with a demand and its messages, and comes back to who may see them', async () => {
    const attachments = [
      await patricia.upload(pdf('minuta', 'minuta nº 1 (revisão).pdf')),
      await patricia.upload(pdf('anexo', 'anexo.pdf')),
    ]
    const { id } = await patricia.run(createDemand, { ...draft, attachments })
    const demand = await helena.read(getDemand, { id })
    expect(demand.attachments.map(({ name }) => name)).toEqual([
      'minuta nº 1 (revisão).pdf',
      'anexo.pdf',
    ])
    const key = demand.attachments[0]?.key ?? ''
    expect(await textOf(helena, key)).toBe('%PDF-1.4 minuta')

    const answer = await helena.upload(pdf('parecer', 'parecer.pdf'))
    await helena.run(postDemandMessage, { id, attachments: [answer] })
    const files = await patricia.read(listDemandAttachments, { id })
    expect(files.attachments.map(({ userType }) => userType)).toEqual([
      'BACKOFFICE',
      'CUSTOMER',
      'CUSTOMER',
    ])
    expect(await textOf(patricia, answer.awsFileKey)).toBe('%PDF-1.4 parecer')
    const stranger = await server.enter('admin@aurora.example')
    await expect(stranger.download(key)).rejects.toMatchObject({ status: 404 })
    const stolen = stranger.run(createDemand, { ...draft, attachments })
    await expect(stolen).rejects.toMatchObject({ status: 400, code: 'FILE_KEY_INVALID' })
  })

  it('is refused before it is sent when it is too large, or no image where one is wanted', async () => {
    const request = { fileName: 'a.pdf', fileType: 'application/pdf', type: 'ATTACHMENT' } as const
    const large = patricia.read(createUpload, { ...request, fileSize: FILE_SIZE_MAX + 1 })
    await expect(large).rejects.toMatchObject({ status: 413 })
    await expect(patricia.upload(pdf('logo', 'a.pdf'), { logo: true })).rejects.toMatchObject({
      status: 400,
      code: 'FILE_TYPE_INVALID',
    })
  })
})

describe('a document', () => {
  it('of the customer is listed with its demand', async () => {
    const { id: demandId } = await helena
      .read(listDocuments, {})
      .then(() => patricia.run(createDemand, draft))
    const { awsFileKey } = await helena.upload(pdf('contrato', 'contrato.pdf'), {
      type: 'DOCUMENT',
    })
    const made = await helena.run(createDocument, { demandId, name: 'Contrato', awsFileKey })
    const { documents, total } = await patricia.read(listDocuments, { demandId })
    expect([total, documents[0]?.name]).toEqual([1, 'Contrato'])
    expect(await patricia.read(getDocument, { id: made.id })).toMatchObject({ name: 'Contrato' })
  })
})

it('has all been answered', () => server.expectAnswered('files'))
