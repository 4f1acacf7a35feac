import type { Handler } from '../../http/operation.ts'

/** The questions of the firm, and the answers that they suggest. */
export const getMappingQuestionnaire: Handler<'getMappingQuestionnaire'> = async ({
  services: { firm },
}) => firm.content.questionnaire
