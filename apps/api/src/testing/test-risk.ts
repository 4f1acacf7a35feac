import type { TestPortal } from './test-portal.ts'

/** A question with a good answer, of weights 1, and a bad one, of weights 5. */
export interface TestQuestion {
  readonly id: string
  readonly good: string
  readonly bad: string
}

/** A sector of the risk analysis, as the firm wrote it. */
export interface TestSector {
  readonly id: string
  /** The question at a place; it has to be there. */
  question(place: number): TestQuestion
}

/** Adds a question to a sector. */
export async function addRiskQuestion(
  portal: TestPortal,
  sectorId: string,
  name: string,
): Promise<TestQuestion> {
  const source = 'Lei nº 9.613/1998, art. 10'
  const body = { Sector_id: sectorId, name, source }
  const { id } = (await portal.call('createRiskQuestion', { as: 'lia', body })).body
  const add = async (text: string, weight: number) => {
    const weights = { Probabilidade: weight, Impacto: weight }
    const draft = { Question_id: id, name: text, ...weights }
    return (await portal.call('createRiskAnswer', { as: 'lia', body: draft })).body.id
  }
  return { id, good: await add('Sim', 1), bad: await add('Não', 5) }
}

/** Adds a sector with questions. */
export async function addRiskSector(
  portal: TestPortal,
  name: string,
  questions: readonly string[],
): Promise<TestSector> {
  const { id } = (await portal.call('createRiskSector', { as: 'lia', body: { name } })).body
  const added: TestQuestion[] = []
  for (const question of questions) added.push(await addRiskQuestion(portal, id, question))
  return {
    id,
    question(place) {
      const found = added[place]
      if (!found) throw new Error(`There is no question ${place}`)
      return found
    },
  }
}
