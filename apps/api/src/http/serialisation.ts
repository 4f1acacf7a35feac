import build, { type Schema } from 'fast-json-stringify'
import { compileOnce } from './compile-once.ts'

/** Compiles what turns an answer into the JSON that the contract's schema describes. */
export const compileSerializer = compileOnce(({ schema }) => build(schema as Schema))
