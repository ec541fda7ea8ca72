import { ParentConfirmPlace } from '@/components/accounts/parent-confirm-place'
import { ComparisonTable } from '@/components/billing/prices/comparison-table'
import { FreeFirst } from '@/components/billing/prices/free-first'
import { PriceQuestions } from '@/components/billing/prices/price-questions'
import { ProductOffers } from '@/components/billing/prices/product-offers'
import { NotForPupils } from '@/components/billing/prices/not-for-pupils'
import { Coverage } from '@/components/content/coverage'
import { Container } from '@/components/ui/container'
import { JsonLd } from '@/components/ui/json-ld'
import { PageHead } from '@/components/ui/page-head'
import { cachedOperator } from '@/lib/billing/operator/cached'
import { cachedProducts } from '@/lib/billing/products/cached'
import { offersData } from '@/lib/billing/products/offers-data'
import { cachedCoverage } from '@/lib/content/cached'
import { reachableContact, siteUrl } from '@/lib/env'
import { pageMetadata } from '@/lib/metadata'
import { PRICES_PATH } from '@/lib/paths'

export const metadata = pageMetadata({
  title: 'Cjenik',
  description:
    'Što je u Iskri besplatno, što otvara pretplata i koliko stoji. Plaća se uplatnicom, ništa se ne obnavlja samo, a jedna pretplata vrijedi za svu djecu u obitelji.',
  path: PRICES_PATH,
})

export default async function PricesPage() {
  const [products, operator, coverage] = await Promise.all([
    cachedProducts(),
    cachedOperator(),
    cachedCoverage(),
  ])
  const isOpen = operator?.isActive === true
  return (
    <Container className="space-y-12 py-8">
      <PageHead crumbs={[{ name: 'Cjenik', path: PRICES_PATH }]} title="Cjenik" />
      <NotForPupils />
      <div className="space-y-12 pupil:hidden">
        <FreeFirst />
        <Coverage coverage={coverage} />
        <ProductOffers
          products={products}
          isOpen={isOpen}
          contact={reachableContact()}
          confirm={<ParentConfirmPlace />}
        />
        <ComparisonTable products={products} />
        <PriceQuestions />
      </div>
      {isOpen && <JsonLd data={offersData(products, siteUrl())} />}
    </Container>
  )
}
