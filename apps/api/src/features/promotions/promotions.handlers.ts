export {
  createPopup,
  deletePopup,
  getPopup,
  listPopups,
  updatePopup,
} from './firm-popups.handler.ts'
export { getPopupView, getTodayPopup, viewPopup } from './popups.handler.ts'
