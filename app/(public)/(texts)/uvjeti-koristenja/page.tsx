import { TextPage, textMetadata } from '../text-page'

export const generateMetadata = () => textMetadata('uvjeti-koristenja')

export default function TermsPage() {
  return <TextPage slug="uvjeti-koristenja" />
}
