import { ParentPasswordPrompt } from '@/components/across/accounts/parent-password-question'
import { ComparisonTable } from '@/components/people/billing/prices/comparison-table'
import { FreeFeatures } from '@/components/people/billing/prices/free-features'
import { PriceQuestions } from '@/components/people/billing/prices/price-questions'
import { ProductOffers } from '@/components/people/billing/prices/product-offers'
import { NotForPupils } from '@/components/people/billing/prices/not-for-pupils'
import { GradeCoverageList } from '@/components/content/curriculum/grade-coverage-list'
import { Container } from '@/components/ui/container'
import { JsonLd } from '@/components/ui/json-ld'
import { PageHead } from '@/components/ui/page-head'
import { cachedOperator } from '@/lib/people/billing/operator/cached'
import { cachedProductsOnSale } from '@/lib/people/billing/products/cached'
import { productsStructuredData } from '@/lib/people/billing/products/structured-data'
import { cachedCoverage } from '@/lib/content/curriculum/cached'
import { configuredContactEmail, siteUrl } from '@/lib/platform/env'
import { pageMetadata } from '@/lib/platform/metadata'
import { PRICES_PATH } from '@/lib/platform/paths'

export const metadata = pageMetadata({
  title: 'Cjenik',
  description:
    'Što je u Iskri besplatno, što otvara pretplata i koliko stoji. Plaća se uplatnicom, ništa se ne obnavlja samo, a jedna pretplata vrijedi za svu djecu u obitelji.',
  path: PRICES_PATH,
})

export default async function PricesPage() {
  const [products, operator, coverage] = await Promise.all([
    cachedProductsOnSale(),
    cachedOperator(),
    cachedCoverage(),
  ])
  const isOpen = operator?.isActive === true
  return (
    <Container className="space-y-12 py-8">
      <PageHead crumbs={[{ name: 'Cjenik', path: PRICES_PATH }]} title="Cjenik" />
      <NotForPupils />
      <div className="space-y-12 pupil:hidden">
        <FreeFeatures />
        <GradeCoverageList coverage={coverage} />
        <ProductOffers
          products={products}
          isOpen={isOpen}
          contact={configuredContactEmail()}
          confirm={<ParentPasswordPrompt />}
        />
        <ComparisonTable products={products} />
        <PriceQuestions />
      </div>
      {isOpen && <JsonLd data={productsStructuredData(products, siteUrl())} />}
    </Container>
  )
}
