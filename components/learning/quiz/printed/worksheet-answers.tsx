import { useId } from 'react'
import { answerHtmlLines } from '@/lib/content/questions/kinds/answers'
import { RichText } from '@/components/ui/rich-text'
import type { TaskWithSolution, NumberedGroup } from './numbered'
import styles from './worksheet.module.css'

type WorksheetAnswersProps = { groups: NumberedGroup<TaskWithSolution>[]; title?: string }

/** The keys by task number, on a separate page. */
export function WorksheetAnswers({ groups, title = 'Rješenja' }: WorksheetAnswersProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="mt-12 break-before-page border-t-2 border-dashed border-line pt-8 print:mt-0 print:border-0 print:pt-0"
    >
      <h2 id={id} className="mb-4 font-display text-3xl font-extrabold">
        {title}
      </h2>
      <div className={styles.answers}>
        {groups.map(({ lesson, items }) => (
          <section key={lesson.lessonId} className="mb-5">
            <h3 className="mb-2 break-after-avoid font-bold">
              {lesson.subject}: {lesson.title}
            </h3>
            <ol className="space-y-2">
              {items.map(({ number, item }) => (
                <li key={number} value={number} className="flex break-inside-avoid gap-3">
                  <span className="w-7 shrink-0 text-right font-bold">{number}.</span>
                  <ul className="min-w-0 flex-1">
                    {linesOf(item).map((html) => (
                      <li key={html}>
                        <RichText html={html} />
                      </li>
                    ))}
                  </ul>
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </section>
  )
}

const IN_TEST = 'Ovo je pitanje u testu koji dijete još piše.'

function linesOf(item: TaskWithSolution): string[] {
  if (item.kind === 'question') {
    return item.correct ? answerHtmlLines(item.question, item.correct) : [IN_TEST]
  }
  return [item.kind === 'card' ? item.back : item.modelAnswer]
}
