import { TextPage, textMetadata } from '../text-page'

export const generateMetadata = () => textMetadata('privatnost-za-djecu')

export default function ChildrensPrivacyPage() {
  return <TextPage slug="privatnost-za-djecu" />
}
