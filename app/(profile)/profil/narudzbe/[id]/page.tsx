import { OnlyFor } from '@/components/accounts/only-for'
import { OwnOrder } from '@/components/billing/orders/own-order'
import { placeholders } from '@/lib/cache/placeholders'
import { personalMetadata } from '@/lib/metadata'

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
