/** The fields of an activity's answers, as on the wire; the rules rely on the meaning of each. */
export const mappingFields = [
  'question0',
  'question1',
  'question2',
  'question3',
  'question4',
  'question5',
  'question6',
  'question7',
  'question8',
  'question9',
  'question10',
  'question11',
  'question12',
  'question13',
  'question14',
] as const

/** The field of one answer. */
export type MappingField = (typeof mappingFields)[number]
