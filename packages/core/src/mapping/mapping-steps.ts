import type { MappingStage } from './mapping-stage.rules.ts'

/** The steps of a mapping: the stages at which each can be taken, and the stage that it leads to. */
export const mappingSteps = {
  START: { from: 'notStarted', to: 'meeting' },
  MEET: { from: 'meeting', to: 'PENDING' },
  SEND: { from: 'PENDING', to: 'IN_PROGRESS' },
  RELEASE: { from: 'IN_PROGRESS', to: 'PENDING' },
  FINISH: { from: 'IN_PROGRESS', to: 'FINISHED' },
  REDO: { from: 'FINISHED', to: 'PENDING' },
} as const satisfies Readonly<
  Record<string, { readonly from: MappingStage; readonly to: MappingStage }>
>
