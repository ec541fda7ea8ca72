import { Bar, BarChart, CartesianGrid, ResponsiveContainer, XAxis, YAxis } from 'recharts'
import { barLabel } from '@/lib/reports/format-day'
import type { Bar as Step, BarUnit } from '@/lib/reports/model'
import { AXIS, MARGIN } from './chart-look'

/** Right answers and those to practise, one upon the other, told apart by filling and by colour. */
export function AnswersChart({ bars, unit }: { bars: Step[]; unit: BarUnit }) {
  const data = bars.map(({ from, to, right, wrong }) => ({
    label: barLabel({ from, to }, unit),
    right,
    wrong,
  }))
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart data={data} margin={MARGIN} accessibilityLayer={false}>
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis dataKey="label" {...AXIS} minTickGap={12} />
        <YAxis width={36} {...AXIS} allowDecimals={false} />
        <Bar
          dataKey="right"
          stackId="odgovori"
          fill="var(--good)"
          maxBarSize={48}
          isAnimationActive={false}
        />
        <Bar
          dataKey="wrong"
          stackId="odgovori"
          fill="var(--almost-soft)"
          stroke="var(--almost)"
          strokeWidth={2}
          maxBarSize={48}
          isAnimationActive={false}
        />
      </BarChart>
    </ResponsiveContainer>
  )
}
