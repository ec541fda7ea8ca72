import { RichText } from '@/components/ui/rich-text'
import type { JudgedQuestionPreview } from '@/lib/content/questions/editing/contract'

const FIELD_NAMES: Record<string, string> = {
  text: 'Pitanje',
  body: 'Odgovori',
  explanation: 'Objašnjenje',
  hints: 'Upute',
  numbers: 'Brojevi koji se mijenjaju',
  calculation: 'Račun',
}

/** Faults that prevent publishing, and warnings. */
export function Faults({ faults, warnings }: Pick<JudgedQuestionPreview, 'faults' | 'warnings'>) {
  if (!faults.length && !warnings.length) {
    return <p className="font-bold text-good">Pitanje je potpuno i može se objaviti.</p>
  }
  return (
    <div className="space-y-2">
      <p className="font-bold">{faults.length ? 'Prije objave:' : 'Pripazi:'}</p>
      <ul className="list-disc space-y-1 pl-6">
        {faults.map(({ field, message }) => (
          <li key={`${field} ${message}`}>
            <strong>{FIELD_NAMES[field] ?? field}:</strong> {message}
          </li>
        ))}
        {warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    </div>
  )
}

/** Sample draws of changing numbers. */
export const SampleDraws = ({ draws }: Pick<JudgedQuestionPreview, 'draws'>) => (
  <div className="overflow-x-auto" tabIndex={0} role="region" aria-label="Primjeri brojeva">
    <table className="w-full text-left">
      <caption className="pb-2 text-left font-bold">Primjeri brojeva</caption>
      <thead>
        <tr className="border-b-2 border-line">
          {['Brojevi', 'Pitanje', 'Točan odgovor'].map((name) => (
            <th key={name} scope="col" className="px-2 py-1">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {draws.map(({ values, text, answer }) => (
          <tr key={values} className="border-b border-line align-top">
            <td className="px-2 py-1">{values}</td>
            <td className="px-2 py-1">
              <RichText html={text} className="prose" />
            </td>
            <td className="px-2 py-1">
              <RichText html={answer} className="prose" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
