import { expect, it } from 'vitest'
import { toNameWithSide } from './name-with-side.ts'

it.each([
  ['Helena Prado', 'BACKOFFICE', 'Helena Prado (escritório)'],
  ['Helena Prado', 'CUSTOMER', 'Helena Prado'],
  ['Helena Prado (escritório)', 'CUSTOMER', 'Helena Prado (escritório) (cliente)'],
  ['Helena, do ESCRITORIO', 'CUSTOMER', 'Helena, do ESCRITORIO (cliente)'],
  ['Helena · Escri\u200btório', 'CUSTOMER', 'Helena · Escri\u200btório (cliente)'],
  ['Helena Prado (\u0435scritório)', 'CUSTOMER', 'Helena Prado (\u0435scritório) (cliente)'],
  ['Helena, do \u0435scritório', 'CUSTOMER', 'Helena, do \u0435scritório (cliente)'],
  ['Helena, do escr\u0131tório', 'CUSTOMER', 'Helena, do escr\u0131tório (cliente)'],
  ['Helena, do ｅscritório', 'CUSTOMER', 'Helena, do ｅscritório (cliente)'],
  ['Helena （firma）', 'CUSTOMER', 'Helena （firma） (cliente)'],
  ["Dr.ª Conceição D'Ávila-Müller Jr.", 'CUSTOMER', "Dr.ª Conceição D'Ávila-Müller Jr."],
  ['Søren Łukasz Weiß', 'CUSTOMER', 'Søren Łukasz Weiß'],
  ['Ægir Œuvré Đorđe Þórður', 'CUSTOMER', 'Ægir Œuvré Đorđe Þórður'],
  ['Helena, do escritøriø', 'CUSTOMER', 'Helena, do escritøriø (cliente)'],
  ['Portal', 'SYSTEM', 'Portal'],
] as const)('%s, %s: %s', (name, side, said) => expect(toNameWithSide(name, side)).toBe(said))
