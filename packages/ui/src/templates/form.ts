export {
  TemplateFormView,
  type TemplateFormViewProps,
} from './TemplateFormView/TemplateFormView.tsx'
