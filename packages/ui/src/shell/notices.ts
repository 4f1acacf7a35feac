export { ContractEnded } from './ContractEnded/ContractEnded.tsx'
export { NoBusiness } from './NoBusiness/NoBusiness.tsx'
export { StaffNotice } from './StaffNotice/StaffNotice.tsx'
