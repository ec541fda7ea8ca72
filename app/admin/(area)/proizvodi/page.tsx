import { ProductsScreen } from '@/components/people/billing/products-screen'
import { noIndexMetadata } from '@/lib/platform/metadata'

export const metadata = noIndexMetadata('Proizvodi')

export default function ProductsPage() {
  return <ProductsScreen />
}
