import { GradeCoverageList } from '@/components/content/curriculum/grade-coverage-list'
import { cachedCoverage } from '@/lib/content/curriculum/cached'
import { TextPage, textMetadata } from '../text-page'

export const generateMetadata = () => textMetadata('o-nama')

export default async function AboutPage() {
  return <TextPage slug="o-nama" below={<GradeCoverageList coverage={await cachedCoverage()} />} />
}
