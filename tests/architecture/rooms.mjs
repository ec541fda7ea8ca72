/**
 * The rooms of `lib` in one order: a room imports itself and rooms before it, nothing else, types
 * included. ESLint reads the list (boundaries.mjs), docs/architecture.md explains it.
 */
export const ROOMS = [
  // Platform: knows nothing of lessons and pupils. The files directly in `lib` stand before all.
  ...['hr', 'markdown', 'db', 'auth', 'mail', 'http', 'archives', 'cache', 'files', 'health'],
  'browser',
  // The endpoint of a model, if there is one.
  'ai',
  // Things.
  ...[
    'admin',
    'images',
    'sounds',
    'pdfs',
    'editor',
    'content',
    'reading',
    'questions',
    'users',
    'billing',
    'site',
    'blog',
    // Whether a child's words ask for people.
    'distress',
  ],
  // Learning.
  ...['rewards', 'answers', 'question-quality', 'mastery', 'cards', 'check', 'exams', 'quiz'],
  // A lesson in front of a class, and on its paper.
  'classroom',
  ...['lesson-state', 'mistakes', 'plan', 'notebook', 'fun-quizzes', 'reports'],
  // What editors did to all of these: drafts, history, bin, log.
  'records',
  // What people ask.
  ...['search', 'professor'],
  'assistant',
  // Across: joins what the rooms before it hold.
  ...[
    'accounts',
    'work-queue',
    'profile',
    'previews',
    'sitemap',
    'family-data',
    'transfer',
    'demo',
    'api',
    'cli',
  ],
]

/** Folders of `components` without a word of a room: what all of them are built of. */
export const BUILDING_BLOCKS = ['art', 'ui', 'forms']

/**
 * The rooms that have components, in the order of these: what is small and shown in many places
 * comes first, the frame around every page (`layout`) last.
 */
export const COMPONENT_ROOMS = [
  ...[
    'admin',
    'images',
    'sounds',
    'pdfs',
    'records',
    'billing',
    'editor',
    'distress',
    'rewards',
    'mastery',
    'lesson-state',
    'assistant',
    'content',
    'reading',
    'notebook',
    'question-quality',
    'professor',
    'quiz',
    'exams',
    'cards',
  ],
  ...[
    'check',
    'classroom',
    'mistakes',
    'plan',
    'search',
    'fun-quizzes',
    'reports',
    'family-data',
    'transfer',
  ],
  ...['accounts', 'work-queue', 'profile', 'site', 'blog', 'layout'],
]
