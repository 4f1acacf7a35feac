import { MARK_LOGO_PIXELS } from '@tramite/core/marks'
import { type Colour, toJpeg } from '../demo/marks/jpeg.ts'
import type { Mark } from '../features/marks/mark-columns.ts'
import { type TestProcess, toGazetteXml } from './gazettes.ts'
import { until } from './test-finance.ts'
import type { PersonName } from './test-firm.ts'
import type { TestPortal } from './test-portal.ts'
import type { UploadedFile } from './test-uploads.ts'

const orange: Colour = [232, 145, 87]

/** A picture that may be a logo, or one of another size. */
export const logoOf = (pixels = MARK_LOGO_PIXELS) => toJpeg(pixels, () => orange)

/** Puts a file of these bytes into the store, as somebody's upload. */
export async function uploadBytes(
  portal: TestPortal,
  as: PersonName,
  content: Uint8Array,
  {
    fileName = 'logo.jpg',
    fileType = 'image/jpeg',
    type = 'LOGO',
  }: { fileName?: string; fileType?: string; type?: 'ATTACHMENT' | 'LOGO' | 'GAZETTE' } = {},
): Promise<UploadedFile> {
  const fileSize = content.length
  const { body, problem } = await portal.call('createUpload', {
    as,
    query: { fileName, fileType, fileSize, type },
  })
  if (!body.key) throw new Error(`A test upload was refused: ${problem.code}`)
  await portal.files.store({ key: body.key, contentType: fileType }, content)
  return { fileName, fileType, fileSize, awsFileKey: body.key }
}

/** A company's contract, uploaded. */
export const uploadContract = (portal: TestPortal, as: PersonName = 'ana') =>
  uploadBytes(portal, as, Buffer.from('%PDF-1.7 Estatuto social'), {
    fileName: 'estatuto.pdf',
    fileType: 'application/pdf',
    type: 'ATTACHMENT',
  })

/** The registration of a word mark of a person: no files. */
export const wordMark = {
  name: 'Aurora Noite',
  description: 'Perfumes.',
  attachments: [],
  contrato: null,
  email: 'marcas@aurora.example',
  isPJ: false,
  product: 'Produto',
  apres: 'Nominativa',
  cpf: '529.982.247-25',
  customerName: 'Ana Lima',
  country: 'Brasil',
  UF: 'SP',
  city: 'São Paulo',
  address: 'Avenida Paulista, 1578',
  CEP: '01310-100',
  user: 'Ana Lima',
} as const

interface Options {
  readonly as?: PersonName
  readonly business?: string
  readonly body?: Readonly<Record<string, unknown>>
}

/** Registers a mark, by default as ana in her first business. */
export async function registerMark(
  portal: TestPortal,
  { as = 'ana', business = 'aurora-1', body }: Options = {},
): Promise<Mark> {
  const made = await portal.call('createMark', { as, business, body: { ...wordMark, ...body } })
  if (made.status !== 201) throw new Error(`A test mark was refused: ${made.problem.code}`)
  return made.body
}

/** Has the firm note a process number of a mark. */
export async function fileMark(portal: TestPortal, { id }: Pick<Mark, 'id'>, number: string) {
  const added = await portal.call('addMarkProcess', {
    as: 'lia',
    params: { id },
    body: { number, apolStatus: 'Pedido', occurredOn: '2026-01-12' },
  })
  if (added.status !== 201) throw new Error(`A test process was refused: ${added.problem.code}`)
  return added.body
}

/** Has an edition of the gazette imported, and waits until its processes are looked up. */
export async function takeInGazette(
  portal: TestPortal,
  edition: Parameters<typeof toGazetteXml>[0],
  processes: readonly TestProcess[],
) {
  const file = await uploadBytes(portal, 'lia', Buffer.from(toGazetteXml(edition, processes)), {
    fileName: `RM${edition.number}.xml`,
    fileType: 'text/xml',
    type: 'GAZETTE',
  })
  const { status, body, problem } = await portal.call('importGazette', {
    as: 'lia',
    body: { awsFileKey: file.awsFileKey },
  })
  if (status !== 201) throw new Error(`A test gazette was refused: ${problem.message}`)
  return waitForGazette(portal, body.id)
}

/** Waits until the processes of a gazette are looked up. */
export async function waitForGazette(portal: TestPortal, id: string) {
  const read = async () => (await portal.call('getGazette', { as: 'lia', params: { id } })).body
  await portal.settle()
  await until(async () => (await read()).status === 'done')
  await portal.settle()
  return read()
}
