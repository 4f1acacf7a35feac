import { createApi } from '../kill/api.ts'
import type { Measurement, RunOptions } from '../measurement.ts'
import { openPostgres } from '../processes/postgres.ts'
import { type Server, settle, startApi } from '../processes/server.ts'
import { createPgliteStore, createPostgresStore } from '../processes/store.ts'
import { median, quantile } from '../report/statistics.ts'
import { formatTable, judge } from '../report/table.ts'
import { type Seen, type Sender, sendSteadily } from './steady-load.ts'

/** Customers of the demo firm with the usual load, and the one with ten times as much. */
const quietOnes = ['admin@brisa.example', 'user@pessoa.example', 'user@carencia.example']
const loudOne = 'super@aurora.example'
/** Requests per second of a customer. */
const USUAL = 4
const TIMES = 10

/** Interval, in requests, of a spreadsheet of 500 rows, or of a message; the others read. */
const SHEET_EVERY = 20
const MESSAGE_EVERY = 4

const sheetRow = {
  sector: 'Perfil dos clientes',
  question: 'Identifica os clientes?',
  answer: 'Sim, em fontes independentes, com cópia guardada por dez anos',
  date: '2026-03-11T01:30:00.000Z',
  level: 'Médio',
}

async function openSender(origin: string, email: string): Promise<Sender> {
  const { token, user } = await createApi(origin, {}).call<{
    token: string
    user: { customerId: string }
  }>('POST', '/auth', { email, password: 'Tramite2026' })
  const headers = { authorization: `Bearer ${token}` }
  const { demands } = await createApi(origin, headers).call<{
    demands: { id: string; statusKey: string }[]
  }>('GET', '/demands?limit=20')
  const open = demands.filter(
    ({ statusKey }) => statusKey === 'OPEN' || statusKey === 'IN_PROGRESS',
  )
  const idOf = (i: number, some = demands) => some[i % some.length]?.id ?? ''
  return {
    headers,
    next(i) {
      if (i % SHEET_EVERY === SHEET_EVERY - 1) {
        const rows = Array<typeof sheetRow>(500).fill(sheetRow)
        const body = { customer: user.customerId, rows }
        return { path: '/analysisRisk/answerCustomer/excel', body, timed: false }
      }
      if (i % MESSAGE_EVERY === 1 && open.length > 0) {
        const body = { content: `Mensagem ${i}` }
        return { path: `/demands/${idOf(i, open)}/items/message`, body, timed: true }
      }
      return { path: i % 2 ? `/demands/${idOf(i)}` : '/demands?limit=20', timed: true }
    },
  }
}

/** The 99th percentile of everybody but the loud one, in one round. */
async function runRound(
  { origin }: Server,
  { quiet, loud }: { quiet: readonly Sender[]; loud: Sender },
  { times, seconds }: { times: number; seconds: number },
): Promise<{ p99: number; loudSeen: Seen }> {
  const [loudSeen, ...others] = await Promise.all([
    sendSteadily(origin, loud, { perSecond: USUAL * times, seconds }),
    ...quiet.map((sender) => sendSteadily(origin, sender, { perSecond: USUAL, seconds })),
  ])
  return {
    p99: quantile(
      others.flatMap(({ times: seen }) => seen),
      0.99,
    ),
    loudSeen,
  }
}

const statusesOf = ({ statuses }: Seen) =>
  [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')

async function run({ quick }: RunOptions): Promise<boolean> {
  const plan = quick ? { rounds: 3, seconds: 5 } : { rounds: 5, seconds: 20 }
  const postgres = await openPostgres({ durable: false })
  const store = postgres ? await createPostgresStore(postgres) : createPgliteStore()
  // With the default limits.
  const server = await startApi({ ...store.env, LOG_LEVEL: 'error', LIMITS_FACTOR: '1' })
  const open = (email: string) => openSender(server.origin, email)
  const senders = { quiet: await Promise.all(quietOnes.map(open)), loud: await open(loudOne) }
  await runRound(server, senders, { times: 1, seconds: 5 })

  const usual: number[] = []
  const beside: number[] = []
  let last = ''
  for (let round = 0; round < plan.rounds; round += 1) {
    for (const times of round % 2 === 0 ? [1, TIMES] : [TIMES, 1]) {
      await settle(server)
      const { p99, loudSeen } = await runRound(server, senders, { times, seconds: plan.seconds })
      if (times === 1) usual.push(p99)
      else {
        beside.push(p99)
        last = statusesOf(loudSeen)
      }
    }
  }
  const ratio = median(beside) / median(usual)
  console.log(
    `\n${store.engine}, ${quietOnes.length} customers at ${USUAL} requests/s beside one at ${USUAL} and at ` +
      `${USUAL * TIMES}; ${plan.rounds} rounds of ${plan.seconds} s each in turn, medians`,
  )
  console.log(
    formatTable(
      ['p99 of the others, ms', 'beside ten times the load', 'ratio'],
      [[median(usual), median(beside), judge(ratio, { atMost: 1.5 })]],
    ),
  )
  console.log(`the loud one got ${last}`)
  await server.stop('SIGTERM')
  postgres?.stop()
  return ratio <= 1.5
}

export const neighbours: Measurement = {
  name: 'neighbours',
  about: 'p99 of customers beside one who sends ten times as much',
  run,
}
