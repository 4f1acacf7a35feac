export { TagInputField } from '../TagInput/TagInputField.tsx'
export { ComboBoxField } from './ComboBoxField.tsx'
