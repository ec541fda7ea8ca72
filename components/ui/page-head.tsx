import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { siteUrl } from '@/lib/platform/env'
import { Breadcrumbs, type Crumb } from './breadcrumbs'
import { Link } from './link'

type PageHeadProps = {
  crumbs: Crumb[]
  title: string
  lead?: string
  /** Where early readers see the title alone: the page that their way back leads to, or none. */
  early?: { back: string | null }
  children?: ReactNode
}

/** A page's breadcrumbs, title and opening sentence. */
export function PageHead({ crumbs, title, lead, early, children }: PageHeadProps) {
  return (
    <div className="space-y-3">
      {early?.back && (
        <Link
          href={early.back}
          aria-label="Natrag"
          data-early-icon="back"
          className="no-print hidden size-14 items-center justify-center rounded-full border-2 border-line bg-surface hover:border-link early:inline-flex"
        />
      )}
      <div className={clsx(early && 'early:hidden')}>
        <Breadcrumbs crumbs={crumbs} siteUrl={siteUrl()} />
      </div>
      <h1 className="font-display text-4xl leading-tight font-extrabold sm:text-5xl">{title}</h1>
      {lead && (
        <p className={clsx('max-w-2xl text-lg text-muted', early && 'early:hidden')}>{lead}</p>
      )}
      {children}
    </div>
  )
}
