import { describe, expect, it } from 'vitest'
import {
  createActor,
  fromPromise,
  initialTransition,
  SimulatedClock,
  transition,
  waitFor,
} from 'xstate'
import { ApiError } from '../http/index.ts'
import { explorePaths } from '../testing/machine-paths.fixture.ts'
import {
  type SendFileInput,
  type UploadAddress,
  type UploadEvent,
  uploadMachine,
} from './upload.machine.ts'
import type { SignedUrlInput } from './upload-record.ts'

const file = new File(['contrato'], 'contrato.pdf', { type: 'application/pdf' })

function startUpload(options: {
  requestUrl?: (input: SignedUrlInput) => Promise<{ signedUrl: string; key: string }>
  sendFile?: (input: SendFileInput, signal: AbortSignal) => Promise<void>
  file?: File
  kept?: UploadAddress | null
}) {
  let urls = 0
  const {
    requestUrl = async () => {
      urls += 1
      return { signedUrl: `https://files.example/${urls}`, key: `key-${urls}` }
    },
    sendFile = async () => {},
  } = options
  const machine = uploadMachine.provide({
    actors: {
      requestUrl: fromPromise(({ input }) => requestUrl(input)),
      sendFile: fromPromise(({ input, signal }) => sendFile(input, signal)),
    },
  })
  const { kept = null } = options
  const input = { file: options.file ?? file, type: 'ATTACHMENT', kept } as const
  return createActor(machine, { input }).start()
}

const until = (actor: ReturnType<typeof startUpload>, status: string) =>
  waitFor(actor, (state) => state.value === status)

const never = () => new Promise<void>(() => {})

describe('uploadMachine', () => {
  it('asks for an address, sends the file there and keeps the record', async () => {
    const asked: SignedUrlInput[] = []
    const sent: SendFileInput[] = []
    const actor = startUpload({
      requestUrl: async (input) => {
        asked.push(input)
        return { signedUrl: 'https://files.example/1', key: 'key-1' }
      },
      sendFile: async (input) => {
        sent.push(input)
      },
    })
    expect(actor.getSnapshot().value).toBe('queued')
    actor.send({ type: 'START' })
    const { context } = await until(actor, 'done')
    expect(asked).toEqual([
      { fileName: 'contrato.pdf', fileType: 'application/pdf', fileSize: 8, type: 'ATTACHMENT' },
    ])
    expect(sent[0]).toMatchObject({ file, signedUrl: 'https://files.example/1' })
    expect(context.progress).toBe(1)
    expect(context.record).toEqual({
      fileName: 'contrato.pdf',
      fileType: 'application/pdf',
      fileSize: 8,
      awsFileKey: 'key-1',
    })
  })

  it('says how far it is', async () => {
    let report: SendFileInput['onProgress'] = () => {}
    const actor = startUpload({
      sendFile: ({ onProgress }) => {
        report = onProgress
        return never()
      },
    })
    actor.send({ type: 'START' })
    await until(actor, 'sending')
    expect(actor.getSnapshot().hasTag('unfinished')).toBe(true)
    report(0.4)
    expect(actor.getSnapshot().context.progress).toBe(0.4)
  })

  it.each([
    ['requestUrl', null],
    ['sendFile', 'key-1'],
  ] as const)('a failed %s ends it; the address to repeat it at is %s', async (step, key) => {
    const problem = new Error('offline')
    const actor = startUpload({ [step]: () => Promise.reject(problem) })
    actor.send({ type: 'START' })
    const { context } = await until(actor, 'failed')
    expect(context).toMatchObject({ error: problem, record: null })
    expect(context.address?.key ?? null).toBe(key)
  })

  it('asks for another address where the one that it has is refused', async () => {
    const refusals = [
      new ApiError({ kind: 'network', status: 0, code: 'NETWORK', message: '' }),
      new ApiError({ kind: 'problem', status: 403, code: 'FORBIDDEN', message: '' }),
      new ApiError({ kind: 'problem', status: 413, code: 'PAYLOAD_TOO_LARGE', message: '' }),
    ]
    const keys = ['key-1', 'key-2', 'key-3']
    const addresses: string[] = []
    const attempt = (kept: UploadAddress | null) => {
      const actor = startUpload({
        kept,
        requestUrl: async () => {
          const key = keys.shift() ?? ''
          return { signedUrl: key, key }
        },
        sendFile: async ({ signedUrl }) => {
          addresses.push(signedUrl)
          const refusal = refusals.shift()
          if (refusal) throw refusal
        },
      })
      actor.send({ type: 'START' })
      return actor
    }
    const { context: unanswered } = await until(attempt(null), 'failed')
    const { context: refused } = await until(attempt(unanswered.address), 'failed')
    expect(addresses).toEqual(['key-1', 'key-1', 'key-2'])
    const { context } = await until(attempt(refused.address), 'done')
    expect(context.record?.awsFileKey).toBe('key-3')
  })

  it('stops sending when it is stopped', async () => {
    const signals: AbortSignal[] = []
    const actor = startUpload({
      sendFile: (_, signal) => {
        signals.push(signal)
        return never()
      },
    })
    actor.send({ type: 'START' })
    await until(actor, 'sending')
    actor.stop()
    expect(signals.map(({ aborted }) => aborted)).toEqual([true])
  })

  it('gives a file without a type the general one', async () => {
    const actor = startUpload({ file: new File(['x'], 'sem-tipo') })
    actor.send({ type: 'START' })
    const { context } = await until(actor, 'done')
    expect(context.record?.fileType).toBe('application/octet-stream')
  })
})

describe('pure transitions', () => {
  const input = { file, type: 'ATTACHMENT' } as const
  const after = (...events: UploadEvent[]) => {
    let [state] = initialTransition(uploadMachine, input)
    for (const event of events) [state] = transition(uploadMachine, state, event)
    return state.value
  }

  it.each<[UploadEvent[], string]>([
    [[], 'queued'],
    [[{ type: 'START' }], 'requestingUrl'],
    [[{ type: 'START' }, { type: 'START' }], 'requestingUrl'],
  ])('%j is %s', (events, expected) => {
    expect(after(...events)).toBe(expected)
  })
})

describe('generated paths', () => {
  const { states, unreached } = explorePaths(uploadMachine, {
    inputs: [{ file, type: 'ATTACHMENT' }],
    events: [{ type: 'START' }, { type: 'PROGRESS', fraction: 0.5 }],
    answers: { requestUrl: [{ signedUrl: '/files/k1', key: 'k1' }], sendFile: [undefined] },
  })

  it('reach every state', () => {
    expect(unreached).toEqual([])
  })

  it('have a record when done, and none when failed', () => {
    for (const { value, context } of states) {
      if (value === 'done')
        expect(context).toMatchObject({ progress: 1, record: { awsFileKey: 'k1' } })
      if (value === 'failed') expect(context.record).toBeNull()
    }
  })
})

describe('in time', () => {
  it('waits for its actors, however long they take', () => {
    const clock = new SimulatedClock()
    const machine = uploadMachine.provide({
      actors: {
        requestUrl: fromPromise(() => new Promise<{ signedUrl: string; key: string }>(() => {})),
      },
    })
    const actor = createActor(machine, { input: { file, type: 'ATTACHMENT' }, clock }).start()
    actor.send({ type: 'START' })
    clock.increment(24 * 3_600_000)
    expect(actor.getSnapshot().value).toBe('requestingUrl')
  })
})
