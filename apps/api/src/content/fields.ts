import * as z from 'zod/mini'

/** Text for readers. */
export const words = (max: number) =>
  z
    .string('deve ser um texto')
    .check(z.regex(/\S/, 'é obrigatório'), z.maxLength(max, 'é longo demais'))

/** Long text. */
export const prose = words(5000)

export const day = z.iso.date('deve ser um dia AAAA-MM-DD')

/** Identifies an entry when its text changes. */
export const contentKey = z
  .string('deve ser um texto')
  .check(z.regex(/^[a-zA-Z0-9][\w-]{0,59}$/, 'deve ter letras, dígitos e hífens, sem espaço'))
