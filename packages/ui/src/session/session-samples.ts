/** What the stories of the pages for visitors are drawn with. */
export const sampleMark = { firmName: 'Vasconcelos & Prado', firmLabel: 'T' }
