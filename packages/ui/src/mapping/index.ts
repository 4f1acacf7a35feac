export { ActivityLoading } from './ActivityLoading.tsx'
export type { CompletedMappingsProps } from './CompletedMappings.tsx'
export { MappingMissing } from './MappingMissing.tsx'
export { MappingView, type ShownMappingPage } from './MappingView/MappingView.tsx'
export {
  QuestionnaireView,
  type QuestionnaireViewProps,
  type SaveState,
} from './QuestionnaireView/QuestionnaireView.tsx'
export { ResponsibilityWarning } from './ResponsibilityWarning.tsx'
export { SectorView } from './SectorView/SectorView.tsx'
