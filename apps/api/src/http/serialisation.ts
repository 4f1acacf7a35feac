import build, { type Schema } from 'fast-json-stringify'
import { compileOnce } from './compile-once.ts'

/** Compiles what turns an answer into the JSON that the contract's schema describes, for the first such answer. */
export const compileSerializer = compileOnce(({ schema }) => {
  let write: ReturnType<typeof build> | undefined
  return (answer: unknown) => {
    write ??= build(schema as Schema)
    return write(answer)
  }
})
