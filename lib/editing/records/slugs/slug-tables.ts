import 'server-only'
import { blogPosts } from '@/lib/site/blog/tables'
import { allLessons, literature, subjects, units } from '@/lib/content/curriculum/tables'
import { funQuizzes } from '@/lib/learning/fun-quizzes/tables'

/** Where the addresses of each kind are, those of drafts and of the bin too. */
export const SLUG_TABLES = {
  lesson: allLessons,
  unit: units,
  literature,
  subject: subjects,
  post: blogPosts,
  funQuiz: funQuizzes,
}
