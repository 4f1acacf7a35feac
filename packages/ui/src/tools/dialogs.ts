export { ToolClosedDialog } from './ToolClosedDialog/ToolClosedDialog.tsx'
