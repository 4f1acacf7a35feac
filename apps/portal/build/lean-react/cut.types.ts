/** Parts of a program that are never used, by the names that they have in its source. */
export interface Cut {
  /** Tags of fibers that are never made. */
  readonly tags: readonly number[]
  /** Constants with the types of elements that are none here. */
  readonly types: readonly string[]
  /** Variables that keep the value with which they begin. */
  readonly variables: Readonly<Record<string, string>>
  /** Fields that have the same value in every object. */
  readonly fields: Readonly<Record<string, string>>
  /** Functions with what they always answer; the empty text is nothing. */
  readonly answers: Readonly<Record<string, string>>
  /** Functions that nobody calls as the method of an object. */
  readonly methods: readonly string[]
  /** How statements begin that only serve the above. */
  readonly statements: readonly string[]
  /** Texts in place of others. */
  readonly texts: Readonly<Record<string, string>>
}
