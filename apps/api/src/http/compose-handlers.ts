import type { Handlers, OperationId } from './operation.ts'

/** The handlers of each feature by operation id, under the feature's name. */
type Features = Readonly<Record<string, Partial<Handlers>>>

type KeyOf<Part> = Part extends unknown ? keyof Part : never

type HandedOverTwice<Given extends Features> = {
  [Name in keyof Given]: keyof Given[Name] & KeyOf<Given[Exclude<keyof Given, Name>]>
}[keyof Given]

type Fault<Name extends string, Ids> = [Ids] extends [never] ? unknown : Readonly<Record<Name, Ids>>

/**
 * Adds nothing to features that are complete; otherwise requires a property that no feature has, whose
 * name says what is wrong.
 */
type Complete<Given extends Features> = Fault<'twice', HandedOverTwice<Given>> &
  Fault<'missing', Exclude<OperationId, KeyOf<Given[keyof Given]>>> &
  Fault<'unknown', Exclude<KeyOf<Given[keyof Given]>, OperationId>>

/**
 * The handler of each operation of the contract, collected from the features. An operation that no
 * feature handles, that two handle, or that the contract does not know, is a type error.
 * @param features handlers by operation, under any name for the feature
 */
export function composeHandlers<const Given extends Features>(
  features: Given & Complete<Given>,
): Handlers {
  return Object.assign({}, ...Object.values(features))
}
