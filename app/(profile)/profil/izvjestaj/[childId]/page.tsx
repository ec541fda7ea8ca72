import { PageOnlyFor } from '@/components/across/accounts/only-for'
import { UsagePanel } from '@/components/asking/assistant/usage-panel'
import { ProfessorQuestionsInReport } from '@/components/asking/professor/professor-report-panel'
import { ReportScreen } from '@/components/learning/reports/report-screen'
import { placeholderParams } from '@/lib/platform/cache/placeholder-params'
import { noIndexMetadata } from '@/lib/platform/metadata'

export const metadata = noIndexMetadata('Izvještaj')

export const generateStaticParams = () => placeholderParams('childId')

type ReportPageProps = { params: Promise<{ childId: string }> }

export default async function ReportPage({ params }: ReportPageProps) {
  const { childId } = await params
  return (
    <PageOnlyFor kind="roditelj">
      <ReportScreen
        childId={childId}
        professor={<ProfessorQuestionsInReport childId={childId} />}
        assistant={<UsagePanel childId={childId} />}
      />
    </PageOnlyFor>
  )
}
