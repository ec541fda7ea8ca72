import { TextPage, textMetadata } from '../text-page'

export const generateMetadata = () => textMetadata('o-nama')

export default function AboutPage() {
  return <TextPage slug="o-nama" />
}
