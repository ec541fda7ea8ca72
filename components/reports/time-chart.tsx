import { Bar, BarChart, CartesianGrid, ResponsiveContainer, XAxis, YAxis } from 'recharts'
import { barLabel } from '@/lib/reports/format-day'
import type { Bar as Step, BarUnit } from '@/lib/reports/model'
import { AXIS, MARGIN } from './chart-look'

const MINUTE_MS = 60_000

/** Minutes of learning, step by step. Nothing moves: nobody has to wait for a bar to grow. */
export function TimeChart({ bars, unit }: { bars: Step[]; unit: BarUnit }) {
  const data = bars.map(({ from, to, ms }) => ({
    label: barLabel({ from, to }, unit),
    minutes: Math.round(ms / MINUTE_MS),
  }))
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart data={data} margin={MARGIN} accessibilityLayer={false}>
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis dataKey="label" {...AXIS} minTickGap={12} />
        <YAxis width={36} {...AXIS} allowDecimals={false} />
        <Bar
          dataKey="minutes"
          fill="var(--link)"
          radius={[6, 6, 0, 0]}
          maxBarSize={48}
          isAnimationActive={false}
        />
      </BarChart>
    </ResponsiveContainer>
  )
}
