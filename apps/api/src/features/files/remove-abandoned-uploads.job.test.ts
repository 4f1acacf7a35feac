import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { StorageError } from '../../ports/files/storage-error.ts'
import { raiseDemand } from '../../testing/test-demands.ts'
import { businessIdOf, customerIdOf } from '../../testing/test-firm.ts'
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts'
import { type UploadedFile, upload } from '../../testing/test-uploads.ts'
import { removeAbandonedUploads } from './remove-abandoned-uploads.job.ts'

const HOUR = 60 * 60 * 1000
let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

const removeAfter = (hours: number, files = portal.files) =>
  removeAbandonedUploads({
    database: portal.database,
    files,
    clock: { now: () => new Date(portal.time.now.getTime() + hours * HOUR) },
  })
/** Two hourly runs: the first gives uploads up, the second removes them. */
async function sweepAfter(hours: number, files = portal.files) {
  await removeAfter(hours, files)
  await removeAfter(hours + 1, files)
}
const keysOf = async () =>
  (await portal.database.query('select key from files')).rows.map(
    (row) => (row as { key: string }).key,
  )
const sizeOf = async ({ awsFileKey: key, fileSize: size }: UploadedFile) =>
  (await portal.files.keep({ key, size }))?.size
const attach = (file: UploadedFile) =>
  portal.call('createDemand', {
    as: 'ana',
    body: { name: 'Contrato', description: 'x', attachments: [file] },
  })
const uploads = (count: number) =>
  Promise.all(Array.from({ length: count }, () => upload(portal, 'ana')))

it('removes what nobody attached within a day, from storage and table', async () => {
  const abandoned = await upload(portal, 'ana')
  const attached = await upload(portal, 'ana')
  await raiseDemand(portal, { body: { attachments: [attached] } })
  await portal.call('createUpload', {
    as: 'ana',
    query: { fileName: 'a', fileType: '', fileSize: 1, type: 'ATTACHMENT' },
  })

  await sweepAfter(22)
  expect(await keysOf()).toHaveLength(3)
  await sweepAfter(25)
  expect(await keysOf()).toEqual([attached.awsFileKey])
  expect(await sizeOf(abandoned)).toBeUndefined()
  expect(await sizeOf(attached)).toBe(attached.fileSize)
})

it('gives a file up an hour before it is gone: a request that is under way loses nothing', async () => {
  const file = await upload(portal, 'ana')
  await removeAfter(25)
  expect(await sizeOf(file)).toBe(file.fileSize)
  expect((await attach(file)).problem.code).toBe('FILE_KEY_INVALID')
  await removeAfter(26)
  expect(await sizeOf(file)).toBeUndefined()
})

it('leaves the row of a file while the address works by which it may be sent once more', async () => {
  const file = await upload(portal, 'ana')
  await removeAfter(25)
  await removeAfter(25.25)
  expect(await keysOf()).toContain(file.awsFileKey)
  await removeAfter(26)
  expect(await keysOf()).not.toContain(file.awsFileKey)
})

it('keeps the row of what the storage does not let go, for the next time', async () => {
  const files = await uploads(45)
  const stuck = files.slice(0, 25).map(({ awsFileKey }) => awsFileKey)
  const before = (await keysOf()).length
  const failing = {
    ...portal.files,
    remove: async (key: string) => {
      if (stuck.includes(key)) throw new StorageError('500')
      return portal.files.remove(key)
    },
  }
  await removeAfter(25, failing)
  await expect(removeAfter(26, failing)).rejects.toThrow('could not be removed')
  // A file that cannot be removed does not block the others.
  expect(await keysOf()).toHaveLength(before - 20)
  expect(await keysOf()).toEqual(expect.arrayContaining(stuck))
  await removeAfter(27)
  expect(await keysOf()).toHaveLength(before - 45)
})

it('leaves the row of a file that it removed before it ended, and goes on with it', async () => {
  const file = await upload(portal, 'ana')
  await removeAfter(25)
  await portal.files.remove(file.awsFileKey)
  expect(await keysOf()).toContain(file.awsFileKey)
  await removeAfter(26)
  expect(await keysOf()).not.toContain(file.awsFileKey)
})

it('removes many, and never what is being attached at the same time', async () => {
  const files = await uploads(45)
  const wanted = files.slice(0, 5)
  const [answers] = await Promise.all([Promise.all(wanted.map(attach)), removeAfter(25)])
  await removeAfter(26)
  for (const [i, file] of wanted.entries()) {
    const isAttached = answers[i]?.status === 201
    if (!isAttached) expect(answers[i]?.problem.code).toBe('FILE_KEY_INVALID')
    expect(await sizeOf(file)).toBe(isAttached ? file.fileSize : undefined)
    expect((await keysOf()).includes(file.awsFileKey)).toBe(isAttached)
  }
  for (const { awsFileKey } of files.slice(5)) expect(await keysOf()).not.toContain(awsFileKey)
})

describe('a file whose owner lets it go', () => {
  const attachedOf = async ({ awsFileKey }: UploadedFile) => {
    const { rows } = await portal.database.query(
      `select attached_at is not null as held from files where key = '${awsFileKey}'`,
    )
    return rows[0]
  }

  it('goes from the storage after its demand', async () => {
    const file = await upload(portal, 'ana')
    const demand = await raiseDemand(portal, { body: { attachments: [file] } })
    await sweepAfter(48)
    expect(await sizeOf(file)).toBe(file.fileSize)
    await portal.database.query(`delete from demands where id = '${demand.id}'`)
    expect(await attachedOf(file)).toEqual({ held: false })
    await sweepAfter(48)
    expect(await sizeOf(file)).toBeUndefined()
    expect(await keysOf()).not.toContain(file.awsFileKey)
  })

  it('goes when its customer goes, with all that the customer had', async () => {
    const file = await upload(portal, 'davi')
    const body = { name: 'Contrato', description: 'x', attachments: [file] }
    expect((await portal.call('createDemand', { as: 'davi', body })).status).toBe(201)
    await portal.database.query(`delete from customers where id = '${customerIdOf('brisa')}'`)
    expect(await attachedOf(file)).toEqual({ held: false })
    await sweepAfter(48)
    expect(await sizeOf(file)).toBeUndefined()
  })

  it('goes when a logo is replaced or taken away, and stays while nothing is said of it', async () => {
    const png = { fileType: 'image/png', content: Buffer.from('\x89PNG\r\n\x1a\n', 'latin1') }
    const logos = [
      await upload(portal, 'sofia', 'a.png', 'LOGO', png),
      await upload(portal, 'sofia', 'b.png', 'LOGO', png),
    ] as const
    const change = (body: object) =>
      portal.call('updateBusiness', { as: 'sofia', params: { id: businessIdOf('aurora-1') }, body })
    for (const logo of logos) expect((await change({ logo: logo.awsFileKey })).status).toBe(200)
    expect((await change({ name: 'Outro nome' })).status).toBe(200)
    await sweepAfter(48)
    expect([await sizeOf(logos[0]), await sizeOf(logos[1])]).toEqual([undefined, 8])
    expect((await change({ logo: null })).status).toBe(200)
    await sweepAfter(48)
    expect(await sizeOf(logos[1])).toBeUndefined()
  })

  it('goes when the firm replaces a contract', async () => {
    const [first, second] = [await upload(portal, 'lia'), await upload(portal, 'lia')]
    const change = (body: object) =>
      portal.call('updateFirmContract', { as: 'lia', params: { id: customerIdOf('aurora') }, body })
    for (const { awsFileKey } of [first, second]) {
      expect((await change({ serviceContractAwsKey: awsFileKey })).status).toBe(200)
    }
    await sweepAfter(48)
    expect([await sizeOf(first), await sizeOf(second)]).toEqual([undefined, second.fileSize])
  })
})
