import { withdrawEmailChange } from '@tramite/core/users'
import { useRun } from '@tramite/react'
import type { UserSectionProps } from '@tramite/ui/account'

/** Withdraws the e-mail that was requested for a user. */
export function useEmailWithdrawal(id: string): UserSectionProps['withdrawal'] {
  const withdraw = useRun(withdrawEmailChange)
  return {
    onWithdraw: (email) => withdraw.mutate({ id, email }),
    isWithdrawing: withdraw.isPending,
  }
}
