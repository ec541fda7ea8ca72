import { TextPage, textMetadata } from '../text-page'

export const generateMetadata = () => textMetadata('uvjeti-prodaje')

export default function SaleTermsPage() {
  return <TextPage slug="uvjeti-prodaje" />
}
