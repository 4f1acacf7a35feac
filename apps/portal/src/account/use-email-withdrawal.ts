import { withdrawEmailChange } from '@tramite/core/users'
import { useRun } from '@tramite/react'

/** Withdraws the e-mail that was requested for a user: for the view, and the command. */
export function useEmailWithdrawal(id: string) {
  const command = useRun(withdrawEmailChange)
  const withdrawal = {
    onWithdraw: (email: string) => command.mutate({ id, email }),
    isWithdrawing: command.isPending,
  }
  return { command, withdrawal }
}
