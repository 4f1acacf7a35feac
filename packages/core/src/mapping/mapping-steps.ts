import type { MappingStage } from './mapping-stage.rules.ts'

/** What brings a mapping on: at which stage it is, and at which it then is. */
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
