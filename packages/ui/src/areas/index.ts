export {
  AreaInPreparation,
  type AreaInPreparationProps,
} from './AreaInPreparation/AreaInPreparation.tsx'
