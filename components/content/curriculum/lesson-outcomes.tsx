import type { LessonOutcomes } from '@/lib/content/curriculum/model'

/** The outcomes of a lesson, for parents and teachers; nothing without outcomes. */
export function LessonOutcomesNote({ outcomes, outcomesVerified }: LessonOutcomes) {
  if (outcomes.length === 0) return null
  return (
    <p className="text-sm text-muted early:hidden">
      Ishodi učenja:{' '}
      {outcomes.map((code, index) => (
        <span key={code}>
          {index > 0 && ', '}
          <span className="whitespace-nowrap">{code}</span>
        </span>
      ))}
      {!outcomesVerified && ' (još nije provjereno prema službenom tekstu)'}
    </p>
  )
}

const FRAMEWORK = 'Kurikulumi nastavnih predmeta za osnovne škole, Republika Hrvatska'

/** The structured data of verified outcomes (schema.org); nothing for others. */
export const educationalAlignmentOf = ({ outcomes, outcomesVerified }: LessonOutcomes) =>
  outcomesVerified
    ? {
        educationalAlignment: outcomes.map((code) => ({
          '@type': 'AlignmentObject',
          alignmentType: 'teaches',
          educationalFramework: FRAMEWORK,
          targetName: code,
        })),
      }
    : {}
