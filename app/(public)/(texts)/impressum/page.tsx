import { TextPage, textMetadata } from '../text-page'

export const generateMetadata = () => textMetadata('impressum')

export default function ImprintPage() {
  return <TextPage slug="impressum" />
}
