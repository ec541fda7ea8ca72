import { OnlyFor } from '@/components/across/accounts/only-for'
import { UsagePanel } from '@/components/asking/assistant/usage-panel'
import { ProfessorPanel } from '@/components/asking/professor/professor-panel'
import { ReportScreen } from '@/components/learning/reports/report-screen'
import { placeholders } from '@/lib/platform/cache/placeholders'
import { personalMetadata } from '@/lib/platform/metadata'

export const metadata = personalMetadata('Izvještaj')

export const generateStaticParams = () => placeholders('childId')

type ReportPageProps = { params: Promise<{ childId: string }> }

export default async function ReportPage({ params }: ReportPageProps) {
  const { childId } = await params
  return (
    <OnlyFor kind="roditelj">
      <ReportScreen
        childId={childId}
        professor={<ProfessorPanel childId={childId} />}
        assistant={<UsagePanel childId={childId} />}
      />
    </OnlyFor>
  )
}
