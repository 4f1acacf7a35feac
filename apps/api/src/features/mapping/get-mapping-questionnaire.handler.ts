import type { Handler } from '../../http/operation.ts'

/** The firm's questions, and the answers that they suggest. */
export const getMappingQuestionnaire: Handler<'getMappingQuestionnaire'> = async ({
  services: { firm },
}) => firm.content.questionnaire
