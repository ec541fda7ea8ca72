import { PageOnlyFor } from '@/components/across/accounts/only-for'
import { OwnOrder } from '@/components/people/billing/orders/own-order'
import { placeholderParams } from '@/lib/platform/cache/placeholder-params'
import { noIndexMetadata } from '@/lib/platform/metadata'

export const metadata = noIndexMetadata('Narudžba')

export const generateStaticParams = () => placeholderParams('id')

type OrderPageProps = { params: Promise<{ id: string }> }

export default async function OrderPage({ params }: OrderPageProps) {
  const { id } = await params
  return (
    <PageOnlyFor kind="roditelj">
      <OwnOrder id={id} />
    </PageOnlyFor>
  )
}
