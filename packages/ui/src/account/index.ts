export { SessionsCard, type SessionsCardProps } from './SessionsCard/SessionsCard.tsx'
