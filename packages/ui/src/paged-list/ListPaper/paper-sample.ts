import type { PaperFacts } from './list-paper.types.ts'

/** The paper of a business, for stories. */
export const samplePaper: PaperFacts = {
  businessName: 'Aurora Cosméticos',
  firmName: 'Vasconcelos & Prado',
  today: '2026-03-10',
}
