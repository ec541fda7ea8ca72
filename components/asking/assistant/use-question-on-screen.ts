import { useState } from 'react'
import type { AssistantRequest } from '@/lib/asking/assistant/model'
import { isDontKnow } from '@/lib/content/questions/kinds/dont-know'
import { questionIdOf } from '@/lib/learning/quiz/turns'
import { useQuiz } from '@/stores/quiz'

type Asked = { question: AssistantRequest['question']; isJudged: boolean }

/** The quiz question on the screen; undefined on the lesson's page. */
export function useQuestionOnScreen(lessonId: string): Asked {
  // Subscribes to the quiz: the dialog may open before the quiz has its questions.
  const { lessonId: ofQuiz, progress } = useQuiz()
  const [path] = useState(() => window.location.pathname)
  const turn = progress?.round[progress.position]
  if (!path.endsWith('/kwiz') || ofQuiz !== lessonId || !progress || !turn) {
    return { question: undefined, isJudged: false }
  }
  const step = progress.steps[turn]
  const { id: roundId } = progress
  return {
    question: {
      id: questionIdOf(turn),
      ...(roundId && { roundId }),
      ...(step && !isDontKnow(step.answer) && { answer: step.answer }),
    },
    isJudged: step !== undefined,
  }
}
