import { describe, expect, it } from 'vitest'
import { toFieldErrors } from '../forms/index.ts'
import { settingsLogoSchema } from './logo-form.schema.ts'

describe('settingsLogoSchema', () => {
  it.each([
    ['image/png', true],
    ['image/jpg', true],
    ['image/jpeg', true],
    ['image/gif', false],
    ['', false],
  ])('%s: %s', (contentType, expected) => {
    const { error } = settingsLogoSchema.safeParse({ contentType })
    expect(error === undefined).toBe(expected)
    if (error) expect(toFieldErrors(error)).toEqual({ contentType: 'Tipo de arquivo inválido' })
  })
})
