export { DeleteUserDialog } from './DeleteUserDialog/DeleteUserDialog.tsx'
export { PasswordDialog } from './PasswordDialog/PasswordDialog.tsx'
export { PrivateHeirDialog } from './PrivateHeirDialog/PrivateHeirDialog.tsx'
export { UserDialog } from './UserDialog/UserDialog.tsx'
