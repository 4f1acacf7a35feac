import type { NoticeContent } from '@tramite/core/access'
import { demandDetailLabels } from '../../../labels/demand-detail.ts'
import { Banner } from '../../../primitives/Banner/Banner.tsx'
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx'

/** Above a demand that may be read only: why nothing can be done to it, and what helps. */
export function AccessBanner({ title, text, links }: Omit<NoticeContent, 'contact'>) {
  const payment = links.find(({ kind }) => kind === 'payment')
  return (
    <Banner
      tone="turn"
      title={title}
      action={
        payment && (
          <LinkButton href={payment.href} isExternal={payment.isExternal}>
            {demandDetailLabels.pay}
          </LinkButton>
        )
      }
    >
      {text}
    </Banner>
  )
}
