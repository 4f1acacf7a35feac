import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { toGazetteXml } from '../../testing/gazettes.ts'
import { type ClamdMood, EICAR, startTestClamd, type TestClamd } from '../../testing/test-clamd.ts'
import { raiseDemand } from '../../testing/test-demands.ts'
import { customerIdOf, type PersonName, userIdOf } from '../../testing/test-firm.ts'
import { uploadBytes } from '../../testing/test-marks.ts'
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts'
import { type UploadedFile, upload } from '../../testing/test-uploads.ts'

const MOST = 10_000
let clamd: TestClamd
let portal: TestPortal
let demandId: string
beforeAll(async () => {
  clamd = await startTestClamd({ streamMaxLength: MOST })
  portal = await startTestPortal({ variables: { CLAMD_URL: clamd.url } })
  demandId = (await raiseDemand(portal)).id
})
afterAll(async () => {
  await portal.close()
  await clamd.close()
})
afterEach(() => {
  clamd.mood = 'well'
})

const put = (fileName: string, text: string, as: PersonName = 'ana') =>
  upload(portal, as, fileName, 'ATTACHMENT', {
    fileType: 'text/plain',
    content: Buffer.from(text),
  })
const say = (attachments: readonly UploadedFile[], as: PersonName = 'ana') =>
  portal.call('postDemandMessage', {
    as,
    params: { id: demandId },
    body: { content: 'Segue.', attachments },
  })
const countItems = async () =>
  (await portal.call('listDemandItems', { as: 'ana', params: { id: demandId } })).body.total

it('attaches what the scanner has looked through and found clean', async () => {
  const file = await put('ata.txt', 'Ata da assembleia')
  expect((await say([file])).status).toBe(201)
  expect(clamd.received.map(String)).toContain('Ata da assembleia')
})

it('refuses each file that is infected, by its key and name, and keeps none of it', async () => {
  const before = await countItems()
  const [clean, bad, worse] = await Promise.all([
    put('ata.txt', 'Ata'),
    put('fatura.txt', EICAR),
    put('boleto.txt', `x${EICAR}`),
  ])
  const { status, problem } = await say([clean, bad, worse])
  const text = 'O antivírus encontrou uma ameaça em fatura.txt. Remova o arquivo e envie outro.'
  expect([status, problem.code, problem.message, problem.errors]).toEqual([
    400,
    'FILE_INFECTED',
    text,
    {
      [bad.awsFileKey]: text,
      [worse.awsFileKey]: text.replace('fatura', 'boleto'),
    },
  ])
  expect(await countItems()).toBe(before)
  expect(await portal.files.head(bad.awsFileKey)).toBeNull()
  expect((await say([bad])).problem.code).toBe('FILE_KEY_INVALID')
  expect((await say([clean])).status).toBe(201)
})

it('leaves in the audit log whose file it was, and what was found', async () => {
  const bad = await put('fatura.txt', EICAR, 'bruno')
  await say([bad], 'bruno')
  await portal.settle()
  const { body } = await portal.call('listFirmAudit', {
    as: 'lia',
    query: { event: 'FILE_INFECTED', subjectId: bad.awsFileKey },
  })
  expect(body.entries).toEqual([
    expect.objectContaining({
      actorId: userIdOf('bruno'),
      customerId: customerIdOf('aurora'),
      details: { signature: 'Eicar-Test-Signature' },
    }),
  ])
})

it('says of a file that the scanner does not take that it is too large', async () => {
  const file = await put('longo.txt', 'x'.repeat(MOST + 1))
  const { status, problem } = await say([file])
  expect([status, problem.code, problem.errors]).toEqual([
    413,
    'FILE_SCAN_TOO_LARGE',
    { [file.awsFileKey]: 'O arquivo é grande demais para o antivírus. Envie um menor.' },
  ])
})

it.each<ClamdMood>(['cut', 'half', 'nonsense'])(
  'attaches nothing while the scanner is %s, and the same upload once it is well',
  async (mood) => {
    const before = await countItems()
    const file = await put('ata.txt', `Ata ${mood}`)
    clamd.mood = mood
    const { status, problem, headers } = await say([file])
    expect([status, problem.code, problem.message, headers['retry-after']]).toEqual([
      503,
      'FILE_SCAN_UNAVAILABLE',
      'Não foi possível verificar os arquivos com o antivírus. Nada foi enviado; tente novamente em instantes.',
      '30',
    ])
    expect(await countItems()).toBe(before)
    expect(portal.logs.join()).toContain('a file was not scanned')
    clamd.mood = 'well'
    expect((await say([file])).status).toBe(201)
  },
)

it('looks through the gazettes of the firm as well', async () => {
  const send = async (text: string) => {
    const { awsFileKey } = await uploadBytes(portal, 'lia', Buffer.from(text), {
      fileName: 'RM2879.xml',
      fileType: 'text/xml',
      type: 'GAZETTE',
    })
    return {
      awsFileKey,
      ...(await portal.call('importGazette', { as: 'lia', body: { awsFileKey } })),
    }
  }
  const edition = toGazetteXml({ number: 2879, date: '10/03/2026' }, [])
  const infected = await send(edition.replace('<?xml', `<!-- ${EICAR} --><?xml`))
  const text = 'O antivírus encontrou uma ameaça em RM2879.xml. Remova o arquivo e envie outro.'
  expect([infected.status, infected.problem.code, infected.problem.errors]).toEqual([
    400,
    'FILE_INFECTED',
    { [infected.awsFileKey]: text },
  ])
  expect(await portal.files.head(infected.awsFileKey)).toBeNull()
  clamd.mood = 'cut'
  expect((await send(edition)).problem.code).toBe('FILE_SCAN_UNAVAILABLE')
  clamd.mood = 'well'
  expect((await portal.call('listGazettes', { as: 'lia' })).body.total).toBe(0)
})

it('tells those who may not send anything so, whatever the file holds', async () => {
  const bad = await put('fatura.txt', EICAR, 'davi')
  expect((await say([bad], 'davi')).problem.code).toBe('DEMAND_NOT_FOUND')
})
