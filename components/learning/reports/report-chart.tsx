import {
  Bar,
  BarChart,
  CartesianGrid,
  ResponsiveContainer,
  XAxis,
  YAxis,
  type BarProps,
} from 'recharts'
import { barLabel } from '@/lib/learning/reports/report-labels'
import type { Bar as Step, BarUnit } from '@/lib/learning/reports/model'

const MINUTE_MS = 60_000

const AXIS = {
  tick: { fill: 'var(--muted)', fontSize: 13 },
  tickLine: false,
  axisLine: { stroke: 'var(--line)' },
}

type Series = Pick<BarProps, 'dataKey' | 'stackId' | 'fill' | 'stroke' | 'strokeWidth' | 'radius'>

/** Answers differ by pattern and by colour. */
const SERIES = {
  time: [{ dataKey: 'minutes', fill: 'var(--link)', radius: [6, 6, 0, 0] }],
  answers: [
    { dataKey: 'right', stackId: 'odgovori', fill: 'var(--good)' },
    {
      dataKey: 'wrong',
      stackId: 'odgovori',
      fill: 'var(--almost-soft)',
      stroke: 'var(--almost)',
      strokeWidth: 2,
    },
  ],
} satisfies Record<string, Series[]>

type ReportChartProps = { kind: keyof typeof SERIES; bars: Step[]; unit: BarUnit }

/** Minutes of learning, or right answers below those to practise. Not animated. */
export function ReportChart({ kind, bars, unit }: ReportChartProps) {
  const data = bars.map(({ from, to, ms, right, wrong }) => ({
    label: barLabel({ from, to }, unit),
    minutes: Math.round(ms / MINUTE_MS),
    right,
    wrong,
  }))
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart
        data={data}
        margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
        accessibilityLayer={false}
      >
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis dataKey="label" {...AXIS} minTickGap={12} />
        <YAxis width={36} {...AXIS} allowDecimals={false} />
        {SERIES[kind].map((series: Series) => (
          <Bar key={series.fill} {...series} maxBarSize={48} isAnimationActive={false} />
        ))}
      </BarChart>
    </ResponsiveContainer>
  )
}
