import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Connection, plainCommand } from '../db/command.ts'
import { raiseDemand } from '../testing/test-demands.ts'
import { startTestPortal, type TestPortal } from '../testing/test-portal.ts'
import {
  type RenewedTo,
  RULES_VERSION,
  renewalStart,
  renewSearchWords,
  WORDS_VERSION,
} from './renew-words.ts'
import * as heldOut from './testing/held-out-words.data.ts'
import * as seen from './testing/seen-words.data.ts'
import { toTextTokens } from './tokens.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

const select = (text: string) =>
  portal.database.system((transaction) =>
    transaction.run({ text, params: [], read: ({ rows }) => rows }),
  )
const stored = () =>
  select(`select id, words::text, description_words::text from demands
    union all select id, words::text, '' from process_items
    order by 1`)

const renew = (since: number) =>
  portal.database.system(async (transaction) => {
    const connection: Connection = {
      send: (commands) =>
        Promise.all(
          commands.map((command) => transaction.run({ ...command, read: (rows) => rows })),
        ),
    }
    for (let next: RenewedTo | null = renewalStart; next !== null; ) {
      next = await renewSearchWords(connection, since, next)
    }
  })

it('reads every stored text again as the statements of the server write it', async () => {
  const { id } = await raiseDemand(portal, { body: { name: "Rescisão do contrato d'água" } })
  for (const content of ['Cláusula 5ª, § 2º', "''", '%', 'x'.repeat(5_000)]) {
    await portal.call('postDemandMessage', { as: 'ana', params: { id }, body: { content } })
  }
  const before = await stored()
  await portal.database.system(async (transaction) => {
    await transaction.run(plainCommand(`update demands set words = '', description_words = ''`))
    await transaction.run(plainCommand(`update process_items set words = ''`))
  })
  expect(await stored()).not.toEqual(before)
  await renew(0)
  expect(await stored()).toEqual(before)
})

it('leaves alone what no later version makes other words of', async () => {
  const { id } = await raiseDemand(portal, { body: { name: 'Comodato', description: 'Mútuo' } })
  await portal.database.system((transaction) =>
    transaction.run(plainCommand(`update demands set words = '', description_words = ''`)),
  )
  await renew(5)
  const [words] = await select(
    `select words::text, description_words::text like '%mutuo%' from demands where id = '${id}'`,
  )
  expect(words).toEqual(['', true])
})

it('happens once for a version', async () => {
  const versions = await select(`select hash from schema_migrations where tag = 'search-words'`)
  expect(versions).toEqual([[WORDS_VERSION]])
})

it('has another version when the rules make something else of words', () => {
  const texts = [seen, heldOut].flatMap(({ pairs, strangers }) => [
    ...Object.values(pairs),
    strangers,
  ])
  const tokens = texts.flatMap((text) => text.split(/[;|\n]/)).map(toTextTokens)
  const made = createHash('sha256').update(JSON.stringify(tokens)).digest('hex').slice(0, 16)
  expect({ version: RULES_VERSION, made }).toMatchInlineSnapshot(`
    {
      "made": "087ccc39632afda4",
      "version": 5,
    }
  `)
})
