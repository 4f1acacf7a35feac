export { DrawerPanel } from '../Drawer/DrawerPanel.tsx'
export { MenuPanel } from '../Menu/MenuPanel.tsx'
export { PopoverPanel } from '../Popover/PopoverPanel.tsx'
export { TooltipPanel } from '../Tooltip/TooltipPanel.tsx'
