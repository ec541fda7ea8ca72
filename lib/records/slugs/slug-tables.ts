import 'server-only'
import { blogPosts } from '@/lib/blog/tables'
import { allLessons, literature, subjects, units } from '@/lib/content/tables'
import { funQuizzes } from '@/lib/fun-quizzes/tables'

/** Where the addresses of each kind are, those of drafts and of the bin too. */
export const SLUG_TABLES = {
  lesson: allLessons,
  unit: units,
  literature,
  subject: subjects,
  post: blogPosts,
  funQuiz: funQuizzes,
}
