import { afterAll, beforeAll, expect, it } from 'vitest'
import { toGazetteXml } from '../../testing/gazettes.ts'
import { uploadBytes, waitForGazette } from '../../testing/test-marks.ts'
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts'
import { lineUp } from '../../testing/waiting-writers.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

const upload = async () => {
  const xml = toGazetteXml({ number: 2879, date: '10/03/2026' }, [])
  const file = { fileName: 'RM2879.xml', fileType: 'text/xml', type: 'GAZETTE' } as const
  return (await uploadBytes(portal, 'lia', Buffer.from(xml), file)).awsFileKey
}
const takeIn = (awsFileKey: string) => () =>
  portal.call('importGazette', { as: 'lia', body: { awsFileKey } })

it('lets go of both files of an edition that two people bring first at the same time', async () => {
  const keys = [await upload(), await upload()] as const
  const [first, second] = await lineUp(
    portal,
    ['lock table gazettes in share mode'],
    takeIn(keys[0]),
    takeIn(keys[1]),
  )
  expect([first.status, second.status]).toEqual([201, 201])
  expect(second.body.id).toBe(first.body.id)
  await waitForGazette(portal, first.body.id)
  await portal.settle()
  const { rows } = await portal.database.query('select key from files where abandoned_at is null')
  expect(rows).toEqual([])
})
