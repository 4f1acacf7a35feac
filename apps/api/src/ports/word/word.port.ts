/** Media type of a .docx. */
export const WORD_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
