import { ProductsScreen } from '@/components/people/billing/products-screen'
import { personalMetadata } from '@/lib/platform/metadata'

export const metadata = personalMetadata('Proizvodi')

export default function ProductsPage() {
  return <ProductsScreen />
}
