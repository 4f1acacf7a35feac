import type { Handlers, OperationId } from './operation.ts'

/** What each feature hands over: handlers by the id of their operation, under the feature's name. */
type Features = Readonly<Record<string, Partial<Handlers>>>

type KeyOf<Part> = Part extends unknown ? keyof Part : never

type HandedOverTwice<Given extends Features> = {
  [Name in keyof Given]: keyof Given[Name] & KeyOf<Given[Exclude<keyof Given, Name>]>
}[keyof Given]

type Fault<Name extends string, Ids> = [Ids] extends [never] ? unknown : Readonly<Record<Name, Ids>>

/** Nothing more of features that are complete; otherwise a property that none has, naming what is wrong. */
type Complete<Given extends Features> = Fault<'twice', HandedOverTwice<Given>> &
  Fault<'missing', Exclude<OperationId, KeyOf<Given[keyof Given]>>> &
  Fault<'unknown', Exclude<KeyOf<Given[keyof Given]>, OperationId>>

/**
 * Who carries out each operation of the contract, out of what the features hand over. An operation
 * that no feature carries out, that two do, or that the contract does not know, does not compile.
 * @param features handlers by operation, under any name for the feature
 */
export function composeHandlers<const Given extends Features>(
  features: Given & Complete<Given>,
): Handlers {
  return Object.assign({}, ...Object.values(features))
}
