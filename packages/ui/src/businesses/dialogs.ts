export { DeleteBusinessDialog } from './BusinessDialogs/DeleteBusinessDialog.tsx'
export { NewBusinessDialog } from './BusinessDialogs/NewBusinessDialog.tsx'
export { TakeOutDialog } from './BusinessDialogs/TakeOutDialog.tsx'
