/** Sample firm for the stories of the guest pages. */
export const sampleMark = { firmName: 'Vasconcelos & Prado', firmLabel: 'T' }
