import { describe, expect, it } from 'vitest'
import { toFieldErrors } from '../forms/index.ts'
import { receiptSchema } from './receipt.schema.ts'

const attachment = {
  fileName: 'comprovante.pdf',
  fileType: 'application/pdf',
  fileSize: 10,
  awsFileKey: 'key',
}

describe('receiptSchema', () => {
  it('takes a file that has arrived', () => {
    expect(receiptSchema.parse({ attachment })).toEqual({ attachment })
  })

  it.each([
    [{}, 'attachment'],
    [{ attachment: null }, 'attachment'],
    [{ attachment: { ...attachment, awsFileKey: '' } }, 'attachment.awsFileKey'],
  ])('%j', (form, field) => {
    const { error } = receiptSchema.safeParse(form)
    expect(error && toFieldErrors(error)).toEqual({ [field]: 'Comprovante é obrigatório' })
  })
})
