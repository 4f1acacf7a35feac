import type { components } from '../generated/schema.ts'

type Schemas = components['schemas']

/** A trademark of a customer, as the contract spells it. */
export type Mark = Schemas['Marca']
/** A process of a mark at the trademark office. */
export type MarkProcess = Schemas['MarkProcess']
/** The body that registers a mark. */
export type MarkDraft = Schemas['MarcaDraft']
/** A line of the history of a mark's processes. */
export type MarkEvent = Schemas['MarkEvent']
/** A mark as the firm's staff see it. */
export type FirmMark = Schemas['FirmMarca']
/** A weekly gazette of the trademark office that the firm has imported. */
export type Gazette = Schemas['Gazette']
/** The outcome of one process number of an import. */
export type MarkImportResult = Schemas['MarkImportResult']
