import { Logo, LogoMark } from '@/components/art/logo'
import { LogoLink } from '@/components/ui/logo-link'
import { Picture } from '@/components/content/media/images/picture'
import { DEFAULT_SITE_NAME } from '@/lib/platform/metadata'
import type { SiteFrame } from '@/lib/site/dynamic-content/model'

export type Brand = Pick<SiteFrame, 'brandName' | 'logo'>

/** Used while the database is down. */
export const DEFAULT_BRAND: Brand = { brandName: DEFAULT_SITE_NAME, logo: null }

/**
 * The logo chosen by editors, or the drawn spark with the name. Screen readers skip a logo, so a
 * link around it needs a name.
 */
export function BrandLogo({ brandName, logo }: Brand) {
  if (logo)
    return <Picture src={logo} alt="" className="h-9 w-32 shrink-0 object-contain object-left" />
  if (brandName === DEFAULT_SITE_NAME) return <Logo className="h-9 w-auto shrink-0" />
  return (
    <span className="inline-flex items-center gap-2 font-display text-2xl font-extrabold whitespace-nowrap">
      <LogoMark className="h-9 w-auto shrink-0" />
      {brandName}
    </span>
  )
}

type BrandLinkProps = { brand: Brand | null; className?: string }

/** The logo as a link home; a narrow `className` shows only the mark. */
export function BrandLink({ brand, className }: BrandLinkProps) {
  const { brandName, logo } = brand ?? DEFAULT_BRAND
  return (
    <LogoLink label={`${brandName}, početna`} {...(className && { className })}>
      <BrandLogo {...{ brandName, logo }} />
    </LogoLink>
  )
}
