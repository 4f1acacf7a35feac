export { GeneratorClosedView } from './GeneratorClosedView/GeneratorClosedView.tsx'
export { TemplateState } from './TemplateState/TemplateState.tsx'
export { TemplatesView, type TemplatesViewProps } from './TemplatesView/TemplatesView.tsx'
export { TemplateView, type TemplateViewProps } from './TemplateView/TemplateView.tsx'
