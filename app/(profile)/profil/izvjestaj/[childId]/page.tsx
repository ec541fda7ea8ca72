import { OnlyFor } from '@/components/accounts/only-for'
import { UsagePanel } from '@/components/assistant/usage-panel'
import { ProfessorPanel } from '@/components/professor/professor-panel'
import { ReportScreen } from '@/components/reports/report-screen'
import { placeholders } from '@/lib/cache/placeholders'
import { personalMetadata } from '@/lib/metadata'

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
