import { ProductsScreen } from '@/components/billing/products-screen'
import { personalMetadata } from '@/lib/metadata'

export const metadata = personalMetadata('Proizvodi')

export default function ProductsPage() {
  return <ProductsScreen />
}
