import { Coverage } from '@/components/content/coverage'
import { cachedCoverage } from '@/lib/content/cached'
import { TextPage, textMetadata } from '../text-page'

export const generateMetadata = () => textMetadata('o-nama')

export default async function AboutPage() {
  return <TextPage slug="o-nama" below={<Coverage coverage={await cachedCoverage()} />} />
}
