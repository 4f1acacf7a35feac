import build, { type Schema } from 'fast-json-stringify'
import { compileOnce } from './compile-once.ts'

/** Compiles the serialiser of an answer from the contract's schema, at the first such answer. */
export const compileSerializer = compileOnce(({ schema }) => {
  let write: ReturnType<typeof build> | undefined
  return (answer: unknown) => {
    write ??= build(schema as Schema)
    return write(answer)
  }
})
