import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { readFirmConfig } from '../../config/firm.ts'
import { StorageError } from '../../ports/files/storage-error.ts'
import { raiseDemand } from '../../testing/test-demands.ts'
import { makeDelinquent } from '../../testing/test-finance.ts'
import { customerIdOf, type PersonName } from '../../testing/test-firm.ts'
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts'
import { useTemplates } from '../../testing/test-templates.ts'
import { upload } from '../../testing/test-uploads.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

const asked = { fileName: 'contrato.pdf', fileType: 'application/pdf', type: 'ATTACHMENT' } as const
const MAX = 25 * 1024 * 1024

const download = (as: PersonName, key: string) =>
  portal.call('createDownload', { as, query: { key } })

async function sendMessage(as: PersonName, demandId: string) {
  const file = await upload(portal, as)
  await portal.call('postDemandMessage', {
    as,
    params: { id: demandId },
    body: { content: 'Segue.', attachments: [file] },
  })
  return file.awsFileKey
}

it('answers a place of its own for each upload, up to 25 MB', async () => {
  const ask = (fileSize: number) =>
    portal.call('createUpload', { as: 'ana', query: { ...asked, fileSize } })
  const [first, second] = await Promise.all([ask(MAX), ask(MAX)])
  expect([first.status, second.status]).toEqual([200, 200])
  expect(first.body.key).not.toBe(second.body.key)
  expect(first.body.signedUrl).toContain(first.body.key)

  const tooLarge = await ask(MAX + 1)
  expect([tooLarge.status, tooLarge.problem.message]).toEqual([413, 'Arquivo muito grande!'])
  expect((await ask(-1)).status).toBe(400)
})
it('takes uploads of customers in arrears, not of those who left or of strangers', async () => {
  const ask = (as?: PersonName) =>
    portal.call('createUpload', { ...(as && { as }), query: { ...asked, fileSize: 10 } })
  expect((await ask('olga')).status).toBe(200)
  expect((await ask('caio')).problem.code).toBe('ACCESS_CHURNED')
  expect((await ask()).status).toBe(401)
})
it('takes only images for a logo', async () => {
  const ask = (fileType: string, query: object) =>
    portal.call('createUpload', {
      as: 'ana',
      query: { ...asked, fileType, fileSize: 10, ...query },
    })
  for (const query of [{ type: 'LOGO' }, { logo: true }]) {
    for (const fileType of ['image/png', 'image/jpg', 'image/jpeg']) {
      expect((await ask(fileType, query)).status).toBe(200)
    }
    for (const fileType of ['image/svg+xml', 'text/html', '']) {
      const { status, problem } = await ask(fileType, query)
      expect([status, problem.message]).toEqual([400, 'Tipo de arquivo inválido'])
    }
  }
})
it('takes no empty file', async () => {
  const query = { ...asked, fileSize: 0 }
  const { status, problem } = await portal.call('createUpload', { as: 'ana', query })
  expect([status, problem.code, problem.message]).toEqual([
    400,
    'FILE_EMPTY',
    'O arquivo está vazio. Escolha outro.',
  ])
})
it('opens nothing to the public, whatever the uploader asks for', async () => {
  const { body } = await portal.call('createUpload', {
    as: 'ana',
    query: { ...asked, fileSize: 3, publicRead: true },
  })
  await portal.files.store({ key: body.key, contentType: 'text/plain' }, Buffer.from('abc'))
  expect((await portal.app.inject({ url: `/files/${body.key}` })).statusCode).toBe(403)
  expect((await download('bruno', body.key)).status).toBe(404)
})
it('shows a proof of payment to who sent it and to staff, a logo to all of the customer', async () => {
  const [receipt, logo] = [
    await upload(portal, 'ana'),
    await upload(portal, 'ana', 'l.pdf', 'DOCUMENT'),
  ]
  await portal.database.query(`update files set attached_at = now(), type =
    case when file_name = 'l.pdf' then 'LOGO' else 'ATTACHMENT' end
    where key in ('${receipt.awsFileKey}', '${logo.awsFileKey}')`)
  await portal.database.query(`insert into receipts
    (id, customer_id, user_id, user_name, file_key, file_name, content_type, size, created_at, updated_at)
    select gen_random_uuid(), customer_id, user_id, 'Ana', key, file_name, content_type, 1, now(), now()
    from files where key = '${receipt.awsFileKey}'`)
  const seen = (key: string) =>
    Promise.all(
      (['ana', 'bruno', 'davi', 'lia'] as const).map(
        async (as) => (await download(as, key)).status,
      ),
    )
  expect(await seen(receipt.awsFileKey)).toEqual([200, 404, 404, 200])
  expect(await seen(logo.awsFileKey)).toEqual([200, 200, 404, 200])
})
it('takes a file whose type the browser does not know', async () => {
  const { status, body } = await portal.call('createUpload', {
    as: 'ana',
    query: { ...asked, fileType: '', fileSize: 10 },
  })
  expect(status).toBe(200)
  expect(body.signedUrl).toContain(encodeURIComponent('application/octet-stream'))
})
it('lets everyone who sees the demand download what was attached to it', async () => {
  const file = await upload(portal, 'ana', 'parecer final.pdf')
  const demand = await raiseDemand(portal, { body: { attachments: [file] } })
  const key = await sendMessage('lia', demand.id)
  for (const person of ['ana', 'bruno', 'lia', 'rui'] as const) {
    expect((await download(person, file.awsFileKey)).status).toBe(200)
    expect((await download(person, key)).status).toBe(200)
  }
  const { body } = await download('bruno', file.awsFileKey)
  const answer = await portal.app.inject({ url: body.signedUrl })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-disposition']).toContain('attachment')
  expect(answer.headers['content-disposition']).toContain('parecer final.pdf')
})
describe('the type of a file', () => {
  /** The headers with which a file of a demand is delivered. */
  async function delivered(fileName: string, fileType: string, content: string) {
    const bytes = { fileType, content: Buffer.from(content, 'latin1') }
    const file = await upload(portal, 'ana', fileName, 'ATTACHMENT', bytes)
    const demand = await raiseDemand(portal, { body: { attachments: [file] } })
    const { body } = await download('lia', file.awsFileKey)
    const answer = await portal.app.inject({ url: body.signedUrl })
    expect(answer.rawPayload.equals(bytes.content)).toBe(true)
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'content-disposition': expect.stringMatching(/^attachment;/),
    })
    const [shown] = demand.attachments
    expect(shown?.contentType).toBe(answer.headers['content-type'])
    return answer.headers['content-type']
  }
  const unknown = 'application/octet-stream'

  it.each([
    ['contrato.pdf', 'application/pdf', '%PDF-1.7 x', 'application/pdf'],
    ['contrato.html', 'text/html', '%PDF-1.7 x', 'application/pdf'],
    ['ata.txt', 'text/html', 'Ata da assembleia', 'text/plain'],
    ['página.html', 'text/html', '<!doctype html><script>alert(1)</script>', unknown],
    ['contrato.pdf', 'application/pdf', '<script>alert(1)</script>', unknown],
    ['script.js', 'text/javascript', 'alert(1)', unknown],
    ['script.js', 'text/plain', 'alert(1)', unknown],
    ['foto.png', 'image/png', '<svg xmlns="http://www.w3.org/2000/svg"/>', unknown],
    ['desenho.svg', 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>', unknown],
    ['nota.xml', 'text/xml', '<?xml version="1.0"?><nfe/>', unknown],
    ['contrato.pdf', 'application/pdf', 'MZ\x90\0\x03\0', unknown],
  ])('%s, announced as %s, is by its bytes %4$s', async (name, announced, content, type) => {
    expect(await delivered(name, announced, content)).toBe(type)
  })

  it('changes nothing of a picture, which says where and when it was taken', async () => {
    // A JPEG without an image, whose Exif has the reference of a latitude, 'S'.
    const exif = 'Exif\0\0II*\0\x08\0\0\0\x01\0\x25\x88\x04\0\x01\0\0\0\x1a\0\0\0\0\0\0\0'
    const gps = '\x01\0\x01\0\x02\0\x02\0\0\0S\0\0\0\0\0\0\0'
    const length = String.fromCharCode(0, 2 + exif.length + gps.length)
    const picture = `\xff\xd8\xff\xe1${length}${exif}${gps}\xff\xd9`
    expect(await delivered('prova.jpg', 'image/jpeg', picture)).toBe('image/jpeg')
  })

  it('runs nowhere on the portal’s origin where it was announced as a script', async () => {
    const bytes = { fileType: 'text/javascript', content: Buffer.from('alert(1)') }
    const { awsFileKey: key } = await upload(portal, 'ana', 'a.js', 'ATTACHMENT', bytes)
    const contentType = 'text/javascript'
    const url = await portal.files.createGetUrl({ key, fileName: 'a.js', contentType })
    const answer = await portal.app.inject({ url })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, unknown])
  })
})

it('takes what is not seen out of a name', async () => {
  const file = await upload(portal, 'ana', 'contrato\u202efdp.exe\u0000\u200f')
  const { attachments } = await raiseDemand(portal, { body: { attachments: [file] } })
  expect(attachments.map(({ name }) => name)).toEqual(['contratofdp.exe'])
})
it('does not find a file of another customer, of a private demand or of another business', async () => {
  const secret = await raiseDemand(portal, { body: { private: true } })
  const elsewhere = await raiseDemand(portal, { business: 'aurora-2' })
  const keys = [await sendMessage('ana', secret.id), await sendMessage('ana', elsewhere.id)]
  for (const key of keys) {
    expect((await download('ana', key)).status).toBe(200)
    expect((await download('bruno', key)).status).toBe(404)
    expect((await download('davi', key)).status).toBe(404)
  }
})
it('does not find what is attached to nothing, or only to what the firm reads', async () => {
  const loose = await upload(portal, 'ana')
  expect((await download('ana', loose.awsFileKey)).status).toBe(404)

  const { id } = await raiseDemand(portal)
  const note = await upload(portal, 'lia')
  await portal.call('createDemandItem', {
    as: 'lia',
    params: { id },
    body: { type: 'PRIVATE_MESSAGE', content: 'Entre nós.', attachments: [note] },
  })
  expect((await download('ana', note.awsFileKey)).status).toBe(404)
  expect((await download('rui', note.awsFileKey)).status).toBe(200)
})
it('does not find keys that there are not', async () => {
  for (const key of ['uploads/nothing', '../../etc/passwd', "' or true --"]) {
    expect((await download('ana', key)).status).toBe(404)
  }
})

it('leaves a file to the next try when the request that names it is refused', async () => {
  const { id } = await raiseDemand(portal)
  const foreign = await raiseDemand(portal, { as: 'davi', business: 'brisa-1' })
  const file = await upload(portal, 'ana')
  const send = (demandId: string) =>
    portal.call('postDemandMessage', {
      as: 'ana',
      params: { id: demandId },
      body: { content: 'Segue.', attachments: [file] },
    })
  expect((await send(foreign.id)).problem.code).toBe('DEMAND_NOT_FOUND')
  expect((await send(id)).status).toBe(201)
  expect((await send(id)).problem.code).toBe('FILE_KEY_INVALID')
})

it('names the files that are no longer there, so that the others can go without them', async () => {
  const { id } = await raiseDemand(portal)
  const [gone, unsent, kept] = await Promise.all([
    upload(portal, 'ana'),
    portal.call('createUpload', {
      as: 'ana',
      query: { fileName: 'a.pdf', fileType: 'pdf', fileSize: 9, type: 'ATTACHMENT' },
    }),
    upload(portal, 'ana'),
  ])
  const send = (attachments: readonly unknown[]) =>
    portal.call('postDemandMessage', {
      as: 'ana',
      params: { id },
      body: { content: 'Segue.', attachments },
    })
  const notKept = 'Não chegou a ser enviado. Anexe o arquivo de novo ou remova.'
  await portal.database.query('delete from files where key = $1', [gone.awsFileKey])
  const { problem } = await send([gone, kept])
  expect([problem.code, problem.errors]).toEqual([
    'FILE_KEY_INVALID',
    { [gone.awsFileKey]: notKept },
  ])
  const { key } = unsent.body
  const early = await send([kept, { ...kept, awsFileKey: key }])
  expect([early.problem.code, early.problem.errors]).toEqual([
    'FILE_NOT_UPLOADED',
    { [key]: notKept },
  ])
  expect((await send([kept])).status).toBe(201)
})

it('writes nothing when the storage is away', async () => {
  const { id } = await raiseDemand(portal)
  const file = await upload(portal, 'ana')
  const keep = vi.spyOn(portal.files, 'keep').mockRejectedValueOnce(new StorageError('503'))
  const body = { content: 'Segue.', attachments: [file] }
  const send = () => portal.call('postDemandMessage', { as: 'ana', params: { id }, body })
  expect((await send()).status).toBe(503)
  keep.mockRestore()
  expect((await send()).status).toBe(201)
  const items = await portal.call('listDemandItems', { as: 'ana', params: { id } })
  expect(items.body.total).toBe(1)
})

describe('the quota of a customer', () => {
  const MB = 1024 * 1024
  let small: TestPortal
  beforeAll(async () => {
    small = await startTestPortal({ firm: { ...readFirmConfig(), customerFilesBytes: 30 * MB } })
  })
  afterAll(() => small.close())
  const ask = (as: PersonName, fileSize: number) =>
    small.call('createUpload', { as, query: { ...asked, fileSize } })

  it('counts what is kept and what may still arrive, of all of its people', async () => {
    expect((await ask('davi', 20 * MB)).status).toBe(200)
    expect((await ask('davi', 10 * MB)).status).toBe(200)
    const { status, problem } = await ask('davi', 1)
    expect([status, problem.code, problem.message]).toEqual([
      409,
      'FILES_QUOTA_EXCEEDED',
      'Não há espaço para este arquivo: os arquivos da sua conta ocupam 30 MB dos 30 MB disponíveis. Fale com o escritório.',
    ])
  })

  it('is nobody else’s: neither of another customer nor of the firm', async () => {
    expect((await ask('lia', 20 * MB)).status).toBe(200)
    expect((await ask('ana', 10 * MB)).status).toBe(200)
  })

  it('bounds what its people have made as well, and not what the firm makes for it', async () => {
    const full = 30 * MB - 1
    expect((await ask('ana', full - 10 * MB)).status).toBe(200)
    const templates = useTemplates(small)
    const made = await templates.make(await templates.plant())
    const row = { sector: 'a', question: 'b', answer: 'c', date: null, level: 'Baixo' }
    const body = { customer: customerIdOf('aurora'), rows: [row] }
    const sheet = (as: PersonName) => small.call('createRiskSpreadsheet', { as, body })
    const codes = [made.problem.code, (await sheet('ana')).problem.code]
    expect(codes).toEqual(['FILES_QUOTA_EXCEEDED', 'FILES_QUOTA_EXCEEDED'])
    expect((await sheet('lia')).status).toBe(201)
  })

  it('lets one of two through that ask at once for the last of it', async () => {
    await small.database.query('delete from files where customer_id is not null')
    for (let round = 0; round < 5; round += 1) {
      await small.database.query('delete from files where customer_id is not null')
      const people = ['ana', 'bruno', 'sofia', 'ana'] as const
      const answers = await Promise.all(people.map((as) => ask(as, 20 * MB)))
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    }
  })

  it('has room for a proof of payment always, which can be nothing else', async () => {
    await small.database.query('delete from files where customer_id is not null')
    expect((await ask('ana', 25 * MB)).status).toBe(200)
    expect((await ask('ana', 25 * MB)).status).toBe(409)
    const data = await upload(small, 'ana', 'comprovante.pdf', 'RECEIPT')
    await expect(raiseDemand(small, { body: { attachments: [data] } })).rejects.toThrow(
      'FILE_KEY_INVALID',
    )
    await makeDelinquent(small, 'aurora')
    const sent = await small.call('reportOverduePayment', {
      as: 'ana',
      params: { paymentProvider: 'pagamentos' },
      body: { customerId: customerIdOf('aurora'), data },
    })
    expect([sent.status, sent.body.released]).toEqual([201, true])
    expect((await ask('ana', 5 * MB)).status).toBe(200)
  })

  it('does not bound proofs of payment: who may upload them, and ten that wait, does', async () => {
    const receipt = (as: PersonName, fileSize = 25 * MB) =>
      small.call('createUpload', { as, query: { ...asked, type: 'RECEIPT', fileSize } })
    await small.database.query('delete from files where customer_id is not null')
    for (const as of ['bruno', 'lia'] as const) {
      expect((await receipt(as)).problem.code).toBe('ADMIN_ONLY')
    }
    expect((await receipt('ana', 25 * MB + 1)).status).toBe(413)
    const answers = await Promise.all(Array.from({ length: 12 }, () => receipt('ana')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
    const { status, problem } = await receipt('ana')
    expect([status, problem.code]).toEqual([409, 'RECEIPTS_WAITING'])
    expect((await receipt('davi')).status).toBe(200)
    await small.database.query('update files set abandoned_at = now()')
    expect((await receipt('ana')).status).toBe(200)
  })

  it('gives back what was given up', async () => {
    await small.database.query('delete from files where customer_id is not null')
    expect((await ask('ana', 20 * MB)).status).toBe(200)
    expect((await ask('ana', 20 * MB)).status).toBe(409)
    await small.database.query('update files set abandoned_at = now()')
    expect((await ask('ana', 20 * MB)).status).toBe(200)
  })
})
