export { NoBusiness } from './NoBusiness/NoBusiness.tsx'
export { StaffNotice } from './StaffNotice/StaffNotice.tsx'
