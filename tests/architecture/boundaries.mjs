/**
 * The layers of the house and which way imports go (docs/architecture.md): app, then components
 * and stores, then the domains of lib, then its platform.
 */
const DOMAINS = [
  'content',
  'questions',
  'learning',
  'rewards',
  'notebook',
  'fun-quizzes',
  'profile',
  'users',
  'billing',
  'admin',
  'site',
  'health',
]

export const elements = [
  { type: 'app', pattern: 'app/**', partialMatch: false },
  { type: 'ui', pattern: 'components/(ui|art)/**', partialMatch: false },
  { type: 'layout', pattern: 'components/layout/**', partialMatch: false },
  { type: 'feature', pattern: 'components/*/**', partialMatch: false, capture: ['domain'] },
  { type: 'stores', pattern: 'stores/**', partialMatch: false },
  { type: 'cli', pattern: 'lib/cli/**', partialMatch: false },
  { type: 'db', pattern: 'lib/db/**', partialMatch: false },
  { type: 'auth', pattern: 'lib/auth/**', partialMatch: false },
  { type: 'mail', pattern: 'lib/mail/**', partialMatch: false },
  { type: 'http', pattern: 'lib/http/**', partialMatch: false },
  { type: 'cache', pattern: 'lib/cache/**', partialMatch: false },
  { type: 'hr', pattern: 'lib/hr/**', partialMatch: false },
  {
    type: 'domain',
    pattern: `lib/(${DOMAINS.join('|')})/**`,
    partialMatch: false,
    capture: ['domain'],
  },
  { type: 'platform', pattern: 'lib', partialMatch: false },
]

const may = (from, ...to) => ({
  from: { element: { type: from } },
  allow: { to: { element: { types: { anyOf: to } } } },
})

export const rules = {
  default: 'disallow',
  checkUnknownLocals: false,
  policies: [
    { allow: { to: { module: { origin: 'external' } } } },
    { allow: { to: { module: { origin: 'core' } } } },
    may(
      'app',
      'app',
      'feature',
      'layout',
      'ui',
      'stores',
      'domain',
      'auth',
      'http',
      'cache',
      'hr',
      'platform',
    ),
    may('feature', 'feature', 'layout', 'ui', 'stores', 'domain', 'http', 'hr', 'platform'),
    may('layout', 'layout', 'feature', 'ui', 'stores', 'domain', 'hr', 'platform'),
    may('ui', 'ui'),
    may('stores', 'stores', 'domain', 'http', 'hr', 'platform'),
    may('cli', 'cli', 'domain', 'auth', 'mail', 'db', 'http', 'cache', 'platform'),
    may('domain', 'domain', 'db', 'auth', 'mail', 'http', 'cache', 'hr', 'platform'),
    may('cache', 'cache', 'db', 'http', 'platform'),
    may('http', 'http', 'auth', 'db', 'cache', 'hr', 'platform'),
    may('auth', 'auth', 'db', 'platform'),
    may('mail', 'mail', 'auth', 'db', 'platform'),
    may('db', 'db', 'platform', 'hr'),
    may('hr', 'hr'),
    may('platform', 'platform', 'http', 'domain', 'cache'),
  ],
}
