import { foldText } from '../fold-text.ts'

/** The states of Brazil and the Federal District, ordered by name. */
export const federativeUnits = [
  { code: 'AC', name: 'Acre' },
  { code: 'AL', name: 'Alagoas' },
  { code: 'AP', name: 'Amapá' },
  { code: 'AM', name: 'Amazonas' },
  { code: 'BA', name: 'Bahia' },
  { code: 'CE', name: 'Ceará' },
  { code: 'DF', name: 'Distrito Federal' },
  { code: 'ES', name: 'Espírito Santo' },
  { code: 'GO', name: 'Goiás' },
  { code: 'MA', name: 'Maranhão' },
  { code: 'MT', name: 'Mato Grosso' },
  { code: 'MS', name: 'Mato Grosso do Sul' },
  { code: 'MG', name: 'Minas Gerais' },
  { code: 'PA', name: 'Pará' },
  { code: 'PB', name: 'Paraíba' },
  { code: 'PR', name: 'Paraná' },
  { code: 'PE', name: 'Pernambuco' },
  { code: 'PI', name: 'Piauí' },
  { code: 'RJ', name: 'Rio de Janeiro' },
  { code: 'RN', name: 'Rio Grande do Norte' },
  { code: 'RS', name: 'Rio Grande do Sul' },
  { code: 'RO', name: 'Rondônia' },
  { code: 'RR', name: 'Roraima' },
  { code: 'SC', name: 'Santa Catarina' },
  { code: 'SP', name: 'São Paulo' },
  { code: 'SE', name: 'Sergipe' },
  { code: 'TO', name: 'Tocantins' },
] as const

/** The code of a state, or of the Federal District. */
export type FederativeUnit = (typeof federativeUnits)[number]['code']

/** Whether a text is the code of a state. */
export const isFederativeUnit = (text: string): boolean =>
  federativeUnits.some(({ code }) => code === text)

/** The state that a free text names by its code or in full, ignoring case and accents; undefined for any other. */
export function findFederativeUnit(text: string): FederativeUnit | undefined {
  const folded = foldText(text)
  const found = federativeUnits.find(
    ({ code, name }) => foldText(code) === folded || foldText(name) === folded,
  )
  return found?.code
}
