import { BrandLink as LinkOfBrand } from '@/components/site/brand-logo'
import { cachedSite } from '@/lib/site/cached'

/** The logo that editors chose, as a link home, for frames that know nothing else of the site. */
export async function BrandLink({ className }: { className?: string }) {
  return <LinkOfBrand brand={await cachedSite()} {...(className && { className })} />
}
