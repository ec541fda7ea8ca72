import { OnlyFor } from '@/components/accounts/only-for'
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
      <ReportScreen childId={childId} />
    </OnlyFor>
  )
}
