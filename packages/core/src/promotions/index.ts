export {
  evaluatePopup,
  evaluatePopupAudience,
  type PopupInput,
  type PopupRefusal,
  type ShownPopup,
} from './popup.rules.ts'
export {
  createPopup,
  deletePopup,
  getPopup,
  getPopupView,
  getTodayPopup,
  listPopups,
  updatePopup,
  viewPopup,
} from './promotions.operations.ts'
export type { FirmPopup, Popup } from './promotions.types.ts'
