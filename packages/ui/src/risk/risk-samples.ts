import { type RiskTableRow, toRiskTable } from '@tramite/core/risk'

const createdAt = '2026-11-02T12:00:00.000Z'
const sectors = [
  { id: 'clients', name: 'Perfil dos clientes' },
  { id: 'operations', name: 'Perfil das operações, também com o exterior e em espécie' },
  { id: 'partners', name: 'Parceiros' },
]
const questions = sectors.flatMap((sector) =>
  ['De onde vêm?', 'Quem confere a identidade de cada um antes do primeiro contrato?'].map(
    (name, index) => ({
      id: `${sector.id}-${index}`,
      name,
      Sector_id: sector.id,
      source: index === 0 ? null : 'Lei nº 9.613/1998, art. 10',
      createdAt,
      AnswerAIRs: ['Sempre', 'Às vezes', 'Nunca'].map((answer, place) => ({
        id: `${sector.id}-${index}-${place}`,
        name: answer,
        Question_id: `${sector.id}-${index}`,
        createdAt,
      })),
    }),
  ),
)
const toChoice = (id: string) => ({
  id,
  Question_id: id,
  Answer_id: `${id}-1`,
  Customer_id: 'customer',
  Business_id: 'business',
  updatedAt: createdAt,
})

/** An analysis in which the given number of questions is answered, from the first one on. */
export function sampleRows(answered: number): RiskTableRow[] {
  const choices = questions.slice(0, answered).map(({ id }) => toChoice(id))
  return toRiskTable({ sectors, questions, choices }).map((row, index) =>
    row.isDone
      ? {
          ...row,
          result:
            index === 0
              ? { level: 'Alto', color: '#b3261e', Probabilidade: 4, Impacto: 5 }
              : { level: 'Baixo', color: '#1b7f3b', Probabilidade: 1, Impacto: 2 },
        }
      : row,
  )
}
