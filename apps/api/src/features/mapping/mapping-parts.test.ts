import { defaultQuestionnaire } from '@tramite/core/mapping'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createHeavyWork } from '../../composition/heavy-work.ts'
import { createId } from '../../db/ids.ts'
import { build, toCommand } from '../../db/statements.ts'
import { mappingCompletions } from '../../tables/completions.table.ts'
import { readPdf } from '../../testing/read-pdf.ts'
import { customerIdOf, userIdOf } from '../../testing/test-firm.ts'
import { beginTestMapping } from '../../testing/test-mapping.ts'
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts'
import { makeMappingParts } from './make-mapping-document.job.ts'

const owner = { as: 'ana', business: 'aurora-1' } as const
const heavy = createHeavyWork()
let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => Promise.all([portal.close(), heavy.close()]))

it('a large mapping is several documents, and one notice tells of all', async () => {
  const { demandId } = await beginTestMapping(portal, owner)
  await portal.settle()
  const unread = async () =>
    (await portal.call('listNotifications', { as: 'ana' })).body.notifications
  const before = await unread()
  const clock = { now: () => portal.time.now }
  const completion = {
    id: createId(clock),
    customerId: customerIdOf('aurora'),
    demandId: demandId ?? '',
    reviewerId: userIdOf('lia'),
    createdAt: portal.time.now.toISOString(),
    content: {
      firmName: 'Vasconcelos & Prado',
      customerName: 'Aurora',
      businessName: 'Aurora',
      demandNumber: 1042,
      reviewerName: 'Lia',
      finishedOn: '2026-03-09',
      sectors: ['Vendas', 'Frota', 'Cozinha'].map((name) => ({
        id: name,
        name,
        activities: [{ id: name, name: `Rotina de ${name}`, answers: { question0: 'Registrar' } }],
      })),
    },
  }
  await portal.database.system((transaction) =>
    transaction.run(toCommand(build.insert(mappingCompletions).values(completion))),
  )
  const { database, files } = portal
  const ports = { database, files, heavy, clock, questionnaire: defaultQuestionnaire }
  await makeMappingParts(ports, completion.id, 20)
  await portal.settle()

  const { body } = await portal.call('listMappingDocuments', owner)
  const names = body.documents.map(({ name }) => name).sort()
  expect(names).toHaveLength(3)
  expect(names[0]).toMatch(/\(parte 1 de 3\)$/)
  const texts = body.documents.map(async ({ id }) => {
    const { body: file } = await portal.call('downloadDocument', { as: 'ana', params: { id } })
    return (await readPdf((await portal.app.inject({ url: file.signedUrl })).rawPayload)).text
  })
  const whole = (await Promise.all(texts)).join(' ').replaceAll(/\s+/g, ' ')
  for (const name of ['Vendas', 'Frota', 'Cozinha']) expect(whole).toContain(`Rotina de ${name}`)

  const told = (await unread()).filter(({ id }) => !before.some((known) => known.id === id))
  expect(told.map(({ title }) => title)).toEqual([expect.stringContaining('enviou 3 documentos')])
})
