import { OnlyFor } from '@/components/across/accounts/only-for'
import { OwnOrder } from '@/components/people/billing/orders/own-order'
import { placeholders } from '@/lib/platform/cache/placeholders'
import { personalMetadata } from '@/lib/platform/metadata'

export const metadata = personalMetadata('Narudžba')

export const generateStaticParams = () => placeholders('id')

type OrderPageProps = { params: Promise<{ id: string }> }

export default async function OrderPage({ params }: OrderPageProps) {
  const { id } = await params
  return (
    <OnlyFor kind="roditelj">
      <OwnOrder id={id} />
    </OnlyFor>
  )
}
