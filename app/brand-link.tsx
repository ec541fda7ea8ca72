import { BrandLink as LinkOfBrand } from '@/components/site/dynamic-content/brand-logo'
import { cachedSiteFrame } from '@/lib/site/dynamic-content/cached'

/** The site's logo as a link home, for frames that use no other site data. */
export async function BrandLink({ className }: { className?: string }) {
  return <LinkOfBrand brand={await cachedSiteFrame()} {...(className && { className })} />
}
