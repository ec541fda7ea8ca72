import { TextPage, textMetadata } from '../text-page'

export const generateMetadata = () => textMetadata('politika-privatnosti')

export default function PrivacyPage() {
  return <TextPage slug="politika-privatnosti" />
}
