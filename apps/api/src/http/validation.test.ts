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
const propertiesOf = (schema: unknown) =>
  (schema as { properties?: Readonly<Record<string, { pattern?: string }>> } | undefined)
    ?.properties ?? {}
const attachment = (fileName: string) => ({
  attachments: [{ fileName, fileType: 'application/pdf', fileSize: 1, awsFileKey: 'k' }],
})
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

describe('a text of which nothing is seen', () => {
  const required = contractOperations.flatMap(({ id, body }) =>
    Object.entries(propertiesOf(body?.schema)).flatMap(([name, { pattern }]) =>
      pattern === '\\S' ? [[id, name] as const] : [],
    ),
  )

  it.each(required)('is none for %s: %s', (id, name) => {
    const validate = validatorOf(id)
    const refusedFor = (text: string) => {
      validate({ [name]: text })
      const of = validate.errors?.filter(({ instancePath }) => instancePath === `/${name}`)
      return of?.some(({ keyword }) => keyword === 'minLength') ?? false
    }
    expect([refusedFor('Contrato'), refusedFor('\u200b\u2060')]).toEqual([false, true])
  })

  it('takes invisible and turning letters from every other', () => {
    const body = {
      name: '\u200bMulta \u202eR$ 1,00',
      description: 'Renovação\u2067\n👩\u200d⚖️',
      ...attachment('a\u200b.pdf'),
    }
    expect(validatorOf('createDemand')(body)).toBe(true)
    expect(body).toEqual({
      name: 'Multa R$ 1,00',
      description: 'Renovação\n👩\u200d⚖️',
      ...attachment('a.pdf'),
    })
  })

  it('leaves passwords as they are', () => {
    const body = { email: 'ana@test.example', password: '\u200bsegredo' }
    expect(validatorOf('signIn')(body)).toBe(true)
    expect(body.password).toBe('\u200bsegredo')
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
