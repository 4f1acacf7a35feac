import * as z from 'zod/mini'

/** Words that somebody reads, of any length. */
export const prose = z
  .string('deve ser um texto')
  .check(z.regex(/\S/, 'é obrigatório'), z.maxLength(5000, 'é longo demais'))

export const day = z.iso.date('deve ser um dia AAAA-MM-DD')
