export {
  type ToolStanding,
  ToolsHubView,
  type ToolsHubViewProps,
} from './ToolsHubView/ToolsHubView.tsx'
