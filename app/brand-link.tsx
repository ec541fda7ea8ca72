import { BrandLink as LinkOfBrand } from '@/components/site/dynamic-content/brand-logo'
import { cachedSite } from '@/lib/site/dynamic-content/cached'

/** The logo that editors chose, as a link home, for frames that know nothing else of the site. */
export async function BrandLink({ className }: { className?: string }) {
  return <LinkOfBrand brand={await cachedSite()} {...(className && { className })} />
}
