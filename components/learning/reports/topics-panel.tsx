import { Panel } from '@/components/ui/panel'
import type { Topic, TopicLevel } from '@/lib/learning/reports/model'
import { clsx } from 'clsx'
import { Sprout, Star, Target } from 'lucide-react'
import { Link } from '@/components/ui/link'
import { LEVEL_WORDS } from '@/lib/learning/reports/report-labels'

const ORDER: TopicLevel[] = ['strong', 'steady', 'weak']

/** What goes well and what needs practice, in words; what goes well comes first. */
export function TopicsPanel({ topics }: { topics: Topic[] }) {
  return (
    <Panel id="teme" title="Što ide, a što treba vježbati">
      <p className="mb-4 text-muted">
        {topics.length === 0
          ? 'O lekcijama ćemo nešto reći kad u nekoj od njih bude barem pet odgovorenih pitanja.'
          : 'Svako pitanje lekcije broji se jednom, onako kako je zadnji put odgovoreno.'}
      </p>
      <div className="space-y-5">
        {ORDER.map((level) => (
          <TopicList
            key={level}
            level={level}
            topics={topics.filter((topic) => topic.level === level)}
          />
        ))}
      </div>
    </Panel>
  )
}

const LOOKS = {
  strong: { Icon: Star, color: 'text-good' },
  steady: { Icon: Sprout, color: 'text-link' },
  weak: { Icon: Target, color: 'text-almost' },
} as const

function TopicList({ level, topics }: { level: TopicLevel; topics: Topic[] }) {
  if (!topics.length) return null
  const { Icon, color } = LOOKS[level]
  return (
    <section aria-labelledby={`tema-${level}`}>
      <h3 id={`tema-${level}`} className={clsx('flex items-center gap-2 text-lg font-bold', color)}>
        <Icon aria-hidden="true" className="size-5 shrink-0" />
        {LEVEL_WORDS[level]}
      </h3>
      <ul>
        {topics.map(({ lessonId, title, subject, path, right, of }) => (
          <li key={lessonId} className="flex flex-wrap items-center gap-x-3">
            <Link
              href={path}
              className="inline-flex min-h-11 min-w-0 items-center font-bold break-words underline-offset-4 hover:text-link hover:underline"
            >
              {title}
            </Link>
            <span className="text-muted">
              {subject}, točno {right} od {of}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
