/**
 * The floors of `lib` and the rooms of each, both from bottom to top. A room may import itself,
 * rooms of lower floors and earlier rooms of its own floor; types count too. dependency-cruiser
 * reads the list (boundaries.mjs), docs/architecture.md explains it.
 * @type {Record<string, string[]>}
 */
export const FLOORS = {
  // Independent of lessons and pupils. The files directly in `lib/platform` come before its rooms.
  platform: [
    ...[
      'hr',
      'figures',
      'markdown',
      'db',
      'auth',
      'mail',
      'http',
      'archives',
      'cache',
      'files',
      'health',
      'metrics',
    ],
    ...['browser', 'ai', 'reading', 'admin'],
  ],
  content: ['media', 'editor', 'curriculum', 'questions'],
  people: ['users', 'billing', 'distress'],
  site: ['dynamic-content', 'blog'],
  learning: [
    ...['practice', 'question-quality', 'rewards', 'answers', 'estimates', 'mastery', 'cards'],
    ...['check', 'exams'],
    ...[
      'quiz',
      'classroom',
      'mistakes',
      'plan',
      'placement',
      'daily-practice',
      'notebook',
      'fun-quizzes',
      'lesson-state',
      'family-goal',
      'reports',
    ],
  ],
  asking: ['search', 'professor', 'assistant'],
  editing: ['records', 'work-queue', 'transfer', 'authoring'],
  // Combines the lower floors.
  across: ['accounts', 'profile', 'seo', 'family-data', 'demo', 'api', 'cli'],
}

/** Rooms by their path below `lib`. */
export const ROOMS = pathsOf(FLOORS)

/** Folders of `components` that all other components use. */
export const BUILDING_BLOCKS = ['art', 'ui', 'forms']

/**
 * The rooms with components. Within a floor they have their own order: small components with many
 * uses come first.
 * @type {Record<string, string[]>}
 */
const COMPONENT_FLOORS = {
  platform: ['reading', 'admin'],
  content: ['media', 'editor', 'curriculum'],
  people: ['billing', 'distress'],
  site: ['dynamic-content', 'blog'],
  learning: [
    ...['question-quality', 'rewards', 'notebook', 'mastery', 'lesson-state', 'quiz', 'exams'],
    ...['cards', 'check', 'classroom', 'mistakes', 'plan', 'placement'],
    'daily-practice',
    ...['family-goal', 'fun-quizzes', 'reports'],
  ],
  asking: ['search', 'professor', 'assistant'],
  editing: ['records', 'work-queue', 'transfer'],
  across: ['family-data', 'accounts', 'profile'],
}

/** Rooms of components by path; the frame around every page (`layout`) is above all floors. */
export const COMPONENT_ROOMS = [...pathsOf(COMPONENT_FLOORS), 'layout']

/** @param {Record<string, string[]>} floors */
function pathsOf(floors) {
  return Object.entries(floors).flatMap(([floor, rooms]) => rooms.map((room) => `${floor}/${room}`))
}
