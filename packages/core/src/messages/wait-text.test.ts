import { describe, expect, it } from 'vitest'
import { toWaitText } from './wait-text.ts'

describe('how long to wait', () => {
  it.each([
    [1, 'em instantes'],
    [59, 'em instantes'],
    [60, 'em 1 minuto'],
    [61, 'em 2 minutos'],
    [900, 'em 15 minutos'],
    [5400, 'em 90 minutos'],
    [5401, 'em cerca de 2 horas'],
    [86_400, 'em cerca de 24 horas'],
  ])('%i s: %s', (seconds, text) => expect(toWaitText(seconds)).toBe(text))
})
