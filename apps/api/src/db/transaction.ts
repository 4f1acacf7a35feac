import {
  type Answers,
  type Command,
  type Connection,
  namedCommand,
  plainCommand,
  type Rows,
} from './command.ts'

/** Work inside one transaction: all or nothing. */
export interface Transaction {
  /** Sends one command, after those that were deferred, and returns its rows. */
  run<T>(command: Command<T>): Promise<T>
  /** Sends several commands in one round trip. */
  all<const C extends readonly Command[]>(...commands: C): Promise<Answers<C>>
  /** Sends a command with the next round trip, at the latest with the commit. */
  defer(command: Command): void
}

const nothing = () => undefined
const begin = namedCommand('begin', 'begin', [], nothing)
const commit = namedCommand('commit', 'commit', [], nothing)
const rollback = plainCommand('rollback')

/**
 * Runs work between `begin` and `commit`. The opening commands are sent with `begin`, the deferred ones
 * with `commit`, so that a write of any size needs only two further round trips.
 * @param open commands that set the context; their answers are passed to the work
 * @param onMessageLeft called after the commit, when a command has left a message in the outbox
 */
export async function transact<const C extends readonly Command[], T>(
  connection: Connection,
  open: C,
  work: (transaction: Transaction, opened: Answers<C>) => Promise<T>,
  onMessageLeft: () => void = () => undefined,
): Promise<T> {
  let deferred: Command[] = []
  let hasLeftMessage = false
  const send = async (commands: readonly Command[]): Promise<Rows[]> => {
    const waiting = deferred
    deferred = []
    const sent = [...waiting, ...commands]
    hasLeftMessage ||= sent.some(({ leavesMessage }) => leavesMessage)
    const answers = await connection.send(sent)
    return answers.slice(waiting.length)
  }
  const all = async <const D extends readonly Command[]>(...commands: D) =>
    read(commands, await send(commands))

  const transaction: Transaction = {
    run: async (command) => (await all(command))[0],
    all,
    defer: (command) => void deferred.push(command),
  }
  try {
    const opened = read(open, (await connection.send([begin, ...open])).slice(1))
    const result = await work(transaction, opened)
    await send([commit])
    if (hasLeftMessage) onMessageLeft()
    return result
  } catch (error) {
    deferred = []
    await connection.send([rollback]).catch(() => undefined)
    throw error
  }
}

/** The answers of commands that were sent together. */
export function read<const C extends readonly Command[]>(
  commands: C,
  answers: readonly Rows[],
): Answers<C> {
  return commands.map((command, i) => command.read(answers[i] as Rows)) as Answers<C>
}
