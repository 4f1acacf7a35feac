import type { ContractLine } from '@tramite/core/access'
import { shellLabels } from '../../labels/shell.ts'
import { Banner } from '../../primitives/Banner/Banner.tsx'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx'
import { TextLink } from '../../primitives/TextLink/TextLink.tsx'
import * as css from './ContractBanner.css.ts'

const linkTexts = { messaging: shellLabels.contact, export: shellLabels.exportAll } as const

/** Shown above every page while the contract restricts something: why, since when, who helps, how to pay. */
export function ContractBanner({ title, text, links }: ContractLine) {
  const payment = links.find(({ kind }) => kind === 'payment')
  return (
    <section className={css.banner} aria-label={shellLabels.contractState}>
      <Banner
        tone={payment ? 'turn' : 'info'}
        title={title}
        action={
          payment && (
            <LinkButton size="small" href={payment.href} isExternal={payment.isExternal}>
              {shellLabels.pay}
            </LinkButton>
          )
        }
      >
        {text}
        <p className={css.links}>
          {links.map(({ kind, href, isExternal }) =>
            kind === 'payment' ? null : (
              <TextLink key={kind} href={href} isExternal={isExternal}>
                {kind === 'email' ? href.replace('mailto:', '') : linkTexts[kind]}
              </TextLink>
            ),
          )}
        </p>
      </Banner>
    </section>
  )
}
