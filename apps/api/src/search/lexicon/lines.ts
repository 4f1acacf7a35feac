import { fold } from '../fold.ts'

/** The words of a text of the lexicon, folded. */
export const list = (text: string): string[] => text.split(/\s+/).filter(Boolean).map(fold)

/** The lines of a text of the lexicon, each as its words. */
export const lines = (text: string): string[][] =>
  text
    .split('\n')
    .map(list)
    .filter((words) => words.length > 0)
