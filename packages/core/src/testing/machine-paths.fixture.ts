import type {
  AnyStateMachine,
  AnyStateNode,
  EventFrom,
  EventObject,
  InputFrom,
  SnapshotFrom,
} from 'xstate'
import { getShortestPaths } from 'xstate/graph'

/** What can happen to a machine from outside. Its delays fire by themselves. */
export interface MachineWorld<Machine extends AnyStateMachine> {
  /** Inputs that the machine is started with; each is explored separately. */
  readonly inputs?: readonly InputFrom<Machine>[]
  /** Events that are sent in every state. */
  readonly events: readonly EventFrom<Machine>[]
  /** The possible results of each actor, by its name. An actor that is missing here only fails. */
  readonly answers?: Readonly<Record<string, readonly unknown[]>>
  /** The possible errors of each actor, by its name; an `Error` if it is missing here. */
  readonly failures?: Readonly<Record<string, readonly unknown[]>>
  /** Maximum number of steps before giving up, since a context that never repeats has no end. */
  readonly limit?: number
}

/** The result of an exploration. */
export interface MachinePaths<Machine extends AnyStateMachine> {
  /** Every distinct snapshot. */
  readonly states: readonly SnapshotFrom<Machine>[]
  /** Ids of the states in which the machine came to rest, without the machine's own id. */
  readonly reached: readonly string[]
  /** Ids of the states in which it never did, except those that are always left at once. */
  readonly unreached: readonly string[]
}

/** The events that xstate itself sends in a state: the ends of its delays and of its actors. */
function toOwnEvents<Machine extends AnyStateMachine>(
  nodes: readonly AnyStateNode[],
  { answers = {}, failures = {} }: MachineWorld<Machine>,
): EventObject[] {
  const clocks = nodes.flatMap(({ after }) => after.map(({ eventType }) => ({ type: eventType })))
  const actors = nodes.flatMap(({ invoke }) =>
    invoke.flatMap(({ id, src }) => {
      const name = String(src)
      const done = (answers[name] ?? []).map((output) => ({
        type: `xstate.done.actor.${id}`,
        actorId: id,
        output,
      }))
      const failed = (failures[name] ?? [new Error(`${name} failed`)]).map((error) => ({
        type: `xstate.error.actor.${id}`,
        actorId: id,
        error,
      }))
      return [...done, ...failed]
    }),
  )
  return [...clocks, ...actors]
}

function isLeftAtOnce({ always = [] }: AnyStateNode): boolean {
  return always.some(({ guard, target }) => guard === undefined && target !== undefined)
}

function toRestingStates(node: AnyStateNode): AnyStateNode[] {
  const children = Object.values(node.states)
  if (children.length > 0) return children.flatMap(toRestingStates)
  return isLeftAtOnce(node) ? [] : [node]
}

/**
 * Every state that a machine can reach, by the shortest paths: each event in each state, each result and
 * failure of each actor, each end of a delay. Nothing is executed and nothing waits.
 *
 * @example
 * const { states, unreached } = explorePaths(sessionMachine, {
 *   inputs: [{ isSignedIn: false }, { isSignedIn: true }],
 *   events: [{ type: 'SIGN_IN', credentials }, { type: 'SIGN_OUT' }, { type: 'EXPIRED' }],
 *   answers: { signIn: [undefined], signOut: [undefined] },
 *   failures: { signIn: [refused] },
 * })
 * expect(unreached).toEqual([])
 * for (const { value, context } of states) expect(…)
 * @throws {Error} when the limit is reached
 */
export function explorePaths<Machine extends AnyStateMachine>(
  machine: Machine,
  world: MachineWorld<Machine>,
): MachinePaths<Machine> {
  const inputs = world.inputs ?? [undefined]
  const states = inputs.flatMap((input) =>
    getShortestPaths<AnyStateMachine>(machine, {
      input,
      limit: world.limit ?? 10_000,
      events: (state) => [...world.events, ...toOwnEvents(state._nodes, world)],
    }).map(({ state }) => state),
  )
  const rested = new Set(states.flatMap(({ _nodes }) => _nodes))
  const toId = ({ id }: AnyStateNode) => id.slice(machine.root.id.length + 1)
  const resting = toRestingStates(machine.root)
  return {
    states: states as SnapshotFrom<Machine>[],
    reached: resting.filter((node) => rested.has(node)).map(toId),
    unreached: resting.filter((node) => !rested.has(node)).map(toId),
  }
}
