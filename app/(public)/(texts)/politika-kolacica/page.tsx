import { TextPage, textMetadata } from '../text-page'

export const generateMetadata = () => textMetadata('politika-kolacica')

export default function CookiesPage() {
  return <TextPage slug="politika-kolacica" />
}
