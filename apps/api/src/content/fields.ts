import * as z from 'zod/mini'

/** Words that somebody reads. */
export const words = (max: number) =>
  z
    .string('deve ser um texto')
    .check(z.regex(/\S/, 'é obrigatório'), z.maxLength(max, 'é longo demais'))

/** Words of any length. */
export const prose = words(5000)

export const day = z.iso.date('deve ser um dia AAAA-MM-DD')

/** By which a thing stays the same one when its words change. */
export const contentKey = z
  .string('deve ser um texto')
  .check(z.regex(/^[a-zA-Z0-9][\w-]{0,59}$/, 'deve ter letras, dígitos e hífens, sem espaço'))
