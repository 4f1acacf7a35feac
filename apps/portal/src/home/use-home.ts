import {
  countInOrder,
  firstNameOf,
  getHome,
  type HomeFilter,
  holdsStatus,
} from '@tramite/core/home'
import { useApp, useRead, useViewer } from '@tramite/react'
import type { HomeViewProps } from '@tramite/ui/home'
import type { ReactNode } from 'react'
import { useOrder } from '../demands-list/use-order.tsx'
import { useDemandFrame } from '../providers/use-demand-frame.ts'
import { type HomeAddress, homeSearch } from './home-search.ts'
import { useHomeReminders } from './use-home-reminders.ts'

/** The home page for an address. */
export function useHome(
  address: HomeAddress,
  onAddressChange: (address: HomeAddress) => void,
): { readonly view: HomeViewProps; readonly dialog: ReactNode } {
  const { firm } = useApp().ports
  const { user } = useViewer()
  const { data, isError, isFetching, refetch } = useRead(getHome, undefined)
  const { status } = address
  const isPart = data !== undefined && status !== undefined && !holdsStatus(data, status)
  const chosen = useRead(getHome, { ...(status && { statusKey: status }) }, { isEnabled: isPart })
  const onFilterChange = (filter: HomeFilter) =>
    onAddressChange(homeSearch.addressOf(filter === 'ALL' ? {} : { status: filter }))
  const { onOrder, dialog } = useOrder(data ? countInOrder(data) : 0)
  const view: HomeViewProps = {
    firstName: firstNameOf(user.name),
    home: data,
    isFailed: isError,
    isRetrying: isFetching,
    onRetry: refetch,
    filter: status ?? 'ALL',
    chosen: isPart
      ? {
          home: chosen.data,
          isFailed: chosen.isError,
          isRetrying: chosen.isFetching,
          onRetry: chosen.refetch,
        }
      : undefined,
    onFilterChange,
    frame: useDemandFrame(),
    banners: firm.banners,
    reminders: useHomeReminders(),
    blogUrl: firm.blogUrl,
    videosUrl: firm.videosUrl,
    onOrder,
  }
  return { view, dialog }
}
