export {
  CustomerNotLoaded,
  CustomerSection,
  type CustomerSectionProps,
} from './CustomerSection/CustomerSection.tsx'
export {
  LogoPreviewCard,
  type LogoPreviewCardProps,
} from './LogoPreviewCard/LogoPreviewCard.tsx'
export { type ProfileSection, ProfileView } from './ProfileView/ProfileView.tsx'
export { SessionsCard, type SessionsCardProps } from './SessionsCard/SessionsCard.tsx'
export { UserSection, type UserSectionProps } from './UserSection/UserSection.tsx'
export { UsersView, type UsersViewProps } from './UsersView/UsersView.tsx'
export { WaitingDemandsCard } from './WaitingDemandsCard/WaitingDemandsCard.tsx'
