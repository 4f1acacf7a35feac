import { ATTACHMENTS_MAX } from '@tramite/core/files'
import { describe, expect, it } from 'vitest'
import { contractOperations } from '../testing/contract-operations.ts'
import { isDeeper } from './json-body.ts'
import type { OperationId } from './operation.ts'
import { compileValidator } from './validation.ts'

function validatorOf(id: OperationId) {
  const body = contractOperations.find((operation) => operation.id === id)?.body
  return compileValidator({ schema: body?.schema, httpPart: 'body' })
}
const draft = { name: 'Contrato', description: 'Renovação' }

describe('what a refusal costs', () => {
  it('looks at no item of a list that is too long', () => {
    const items = Array.from({ length: 340_000 }, () => ({}))
    const untouchable = new Proxy(items, {
      get(target, name) {
        if (typeof name === 'string' && /^\d+$/.test(name)) throw new Error(`item ${name}`)
        return Reflect.get(target, name)
      },
    })
    const validate = validatorOf('createDemand')
    expect(validate({ ...draft, attachments: untouchable })).toBe(false)
    expect(validate.errors?.map(({ keyword, instancePath }) => [keyword, instancePath])).toEqual([
      ['maxItems', '/attachments'],
    ])
  })

  it.each([
    ['createDemand', draft],
    ['postDemandMessage', { content: 'Seguem os arquivos.' }],
  ] as const)('%s takes as many files as a form does, and no more', (id, body) => {
    const validate = validatorOf(id)
    const record = { fileName: 'a.pdf', fileType: 'application/pdf', fileSize: 1, awsFileKey: 'k' }
    const filesOf = (length: number) => Array.from({ length }, () => record)
    expect(validate({ ...body, attachments: filesOf(ATTACHMENTS_MAX) })).toBe(true)
    expect(validate({ ...body, attachments: filesOf(ATTACHMENTS_MAX + 1) })).toBe(false)
  })

  it('stops at the first of many unknown fields', () => {
    const validate = validatorOf('signIn')
    const many = Object.fromEntries(Array.from({ length: 90_000 }, (_, i) => [`x${i}`, 1]))
    expect(validate(many)).toBe(false)
    expect(validate.errors).toHaveLength(1)
  })

  it('tells each field of a form of what is wrong with it', () => {
    const validate = validatorOf('createDemand')
    expect(validate({ name: '', description: 1 })).toBe(false)
    const fields = validate.errors?.map(({ instancePath }) => instancePath)
    expect(fields).toEqual(expect.arrayContaining(['/name', '/description']))
  })

  it('tells of twenty mistakes at most', () => {
    const validate = validatorOf('signIn')
    const some = Object.fromEntries(Array.from({ length: 100 }, (_, i) => [`x${i}`, 1]))
    expect(validate(some)).toBe(false)
    expect(validate.errors).toHaveLength(20)
  })

  it('has no mistakes of a request before', () => {
    const validate = validatorOf('createDemand')
    validate({})
    expect(validate({ ...draft })).toBe(true)
    expect(validate.errors).toBeNull()
  })
})

describe('levels of a body', () => {
  it.each([
    ['{"a":[{"b":1}]}', 3],
    ['"[[[["', 0],
    ['{"a":"\\"[[[["}', 1],
    ['{"a":"\\\\"}', 1],
    ['[[],[],[]]', 2],
    ['[', 1],
  ])('%s has %i', (text, levels) => {
    expect(isDeeper(text, levels)).toBe(false)
    if (levels > 0) expect(isDeeper(text, levels - 1)).toBe(true)
  })
})
