import { formatCount } from './count.ts'

/** Texts of the acceptance of a delivery. */
export const demandValidationLabels = {
  title: (count: number) =>
    count === 1 ? 'Validar demanda' : `Validar ${formatCount(count)} demandas`,
  meaning: (count: number) =>
    count === 1
      ? 'Validar é dizer ao escritório que você aceita o que foi entregue.'
      : 'Validar é dizer ao escritório que você aceita o que foi entregue em cada uma destas demandas:',
  effect:
    'Seu nome e a data ficam registrados. Se depois faltar alguma coisa, ainda é possível reabrir a demanda.',
  number: (externalId: number) => `Nº ${externalId}`,
  confirm: 'Validar',
  validating: 'Validando',
  cancel: 'Cancelar',
} as const
