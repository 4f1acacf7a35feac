import { countCompletions, defaultQuestionnaire } from '@tramite/core/mapping'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createHeavyWork } from '../../composition/heavy-work.ts'
import { createId } from '../../db/ids.ts'
import { build, toCommand } from '../../db/statements.ts'
import { mappingCompletions } from '../../tables/completions.table.ts'
import { HANGS_MS } from '../../testing/hangs-ms.ts'
import { readPdf } from '../../testing/read-pdf.ts'
import { customerIdOf, userIdOf } from '../../testing/test-firm.ts'
import { beginTestMapping } from '../../testing/test-mapping.ts'
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts'
import { untilQuiet } from '../../testing/until-quiet.ts'
import { makeMappingParts } from './make-mapping-document.job.ts'

const owner = { as: 'ana', business: 'aurora-1' } as const
const heavy = createHeavyWork({ timeoutMs: HANGS_MS })
let portal: TestPortal
let demandId: string | null | undefined
beforeAll(async () => {
  portal = await startTestPortal()
  ;({ demandId } = await beginTestMapping(portal, owner))
  await untilQuiet(portal)
})
afterAll(() => Promise.all([portal.close(), heavy.close()]))

const clock = { now: () => portal.time.now }
const portsOf = ({ database, files }: TestPortal) => ({
  ...{ database, files, heavy, clock },
  questionnaire: defaultQuestionnaire,
})

/** Finishes a mapping of three sectors. @returns the id of what its document is made of */
async function complete(): Promise<string> {
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
  return completion.id
}

it('a large mapping is several documents, and one notice tells of all', async () => {
  const unread = async () =>
    (await portal.call('listNotifications', { as: 'ana' })).body.notifications
  const before = await unread()
  await makeMappingParts(portsOf(portal), await complete(), 24)
  await portal.settle()

  const { body } = await portal.call('listMappingDocuments', owner)
  const names = body.documents.map(({ name }) => /\(parte .*\)$/.exec(name)?.[0])
  expect(names).toEqual(['(parte 1 de 3)', '(parte 2 de 3)', '(parte 3 de 3)'])
  expect(countCompletions(body.documents)).toBe(1)
  const texts = body.documents.map(async ({ id }) => {
    const { body: file } = await portal.call('downloadDocument', { as: 'ana', params: { id } })
    return (await readPdf((await portal.app.inject({ url: file.signedUrl })).rawPayload)).text
  })
  const whole = (await Promise.all(texts)).join(' ').replaceAll(/\s+/g, ' ')
  for (const name of ['Vendas', 'Frota', 'Cozinha']) expect(whole).toContain(`Rotina de ${name}`)

  const told = (await unread()).filter(({ id }) => !before.some((known) => known.id === id))
  expect(told.map(({ title }) => title)).toEqual([expect.stringContaining('enviou 3 documentos')])
})

it('a document that an earlier version of the program stored is filed with its own size', async () => {
  const id = await complete()
  const earlier = Buffer.from('%PDF-1.7 of the version before')
  await portal.files.store({ key: `documents/${id}`, contentType: 'application/pdf' }, earlier)
  await makeMappingParts(portsOf(portal), id)
  const { rows } = await portal.database.query(
    `select d.size::int as document, f.size::int as file from documents d
       join files f on f.key = d.file_key where d.id = $1`,
    [id],
  )
  expect(rows).toEqual([{ document: earlier.length, file: earlier.length }])
})
