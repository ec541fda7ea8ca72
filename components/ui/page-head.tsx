import type { ReactNode } from 'react'
import { siteUrl } from '@/lib/platform/env'
import { Breadcrumbs, type Crumb } from './breadcrumbs'

type PageHeadProps = { crumbs: Crumb[]; title: string; lead?: string; children?: ReactNode }

/** A page's breadcrumbs, title and opening sentence. */
export function PageHead({ crumbs, title, lead, children }: PageHeadProps) {
  return (
    <div className="space-y-3">
      <Breadcrumbs crumbs={crumbs} siteUrl={siteUrl()} />
      <h1 className="font-display text-4xl leading-tight font-extrabold sm:text-5xl">{title}</h1>
      {lead && <p className="max-w-2xl text-lg text-muted">{lead}</p>}
      {children}
    </div>
  )
}
