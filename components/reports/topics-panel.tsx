import { Panel } from '@/components/ui/panel'
import type { Topic, TopicLevel } from '@/lib/reports/model'
import { TopicList } from './topic-list'

const ORDER: TopicLevel[] = ['strong', 'steady', 'weak']

/** What goes well and what needs practice, in words; the good comes first. */
export function TopicsPanel({ topics }: { topics: Topic[] }) {
  return (
    <Panel id="teme" title="Što ide, a što treba vježbati">
      {topics.length === 0 && (
        <p className="text-muted">
          O lekcijama ćemo nešto reći kad u nekoj od njih bude barem pet odgovorenih pitanja.
        </p>
      )}
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
