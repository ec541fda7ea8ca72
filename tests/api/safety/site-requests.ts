import { ADMIN, everyone, NO_SUCH_RECORD, REFUSED, row, UNKNOWN_ID, type Row } from './rows'

const NOTHING = [UNKNOWN_ID]
const SPONSOR = { name: '', logoUrl: '', linkUrl: '', text: '', from: '', until: '' }

const POST = { title: '', summary: '', text: '', image: '', isPublished: true }

const FAQ = { question: '', answer: '', topic: '', isActive: true }

const list = (name: string, field = name): Row => row(REFUSED, { [field]: NOTHING })

/** The admins' calls for the site's content, with refused bodies. */
export const SITE: Record<string, Row> = {
  'GET /api/dynamic-content/lists/{list}': row(ADMIN, undefined, 'trending'),
  'GET /api/dynamic-content/choices/lessons': row(ADMIN),
  'GET /api/dynamic-content/choices/questions': row(ADMIN),
  'PUT /api/dynamic-content/trending': list('trending'),
  'PUT /api/dynamic-content/fresh': list('fresh'),
  'PUT /api/dynamic-content/highlighted-lessons': list('highlightedGradeLessons'),
  'PUT /api/dynamic-content/highlighted-questions': list('questionIds'),
  'PUT /api/dynamic-content/best-friends': list('bestFriends'),
  'PUT /api/dynamic-content/friends': list('friends'),
  'PUT /api/dynamic-content/promo-sponsors': list('promoSponsors'),
  'PUT /api/dynamic-content/motivational-sponsors': list('motivationalSponsors'),
  'PUT /api/dynamic-content/sponsors': row(REFUSED, { bestFriends: NOTHING, friends: [] }),
  'PUT /api/dynamic-content/slots/{slot}': row(REFUSED, { sponsors: NOTHING }, 'kwizSponsor'),
  'GET /api/dynamic-content/banner': row(ADMIN),
  'PUT /api/dynamic-content/banner': row(REFUSED, { html: 'Novo', isActive: true }),
  'POST /api/dynamic-content/banner/pregled': row(ADMIN, { html: 'Novo' }),
  'GET /api/dynamic-content/branding': row(ADMIN),
  'PUT /api/dynamic-content/branding': row(REFUSED, { brandName: 'Tuđa' }),
  'PUT /api/dynamic-content/branding/{type}': row(REFUSED, { url: '//zlo.example' }, 'logo'),
  'PUT /api/dynamic-content/hero-style': row(REFUSED, { heroStyle: 'x' }),
  'GET /api/partneri': row(ADMIN),
  'POST /api/partneri': row(REFUSED, SPONSOR),
  'GET /api/partneri/{id}': row(NO_SUCH_RECORD),
  'PUT /api/partneri/{id}': row(REFUSED, { ...SPONSOR, version: 1 }),
  'DELETE /api/partneri/{id}': row(NO_SUCH_RECORD),
  'GET /api/admin/zabavni-kvizovi': row(ADMIN),
  'POST /api/admin/zabavni-kvizovi': row(REFUSED, { title: '' }),
  'GET /api/admin/zabavni-kvizovi/{id}': row(NO_SUCH_RECORD),
  'PUT /api/admin/zabavni-kvizovi/{id}': row(REFUSED, { title: '' }),
  'DELETE /api/admin/zabavni-kvizovi/{id}': row(NO_SUCH_RECORD),
  'GET /api/admin/stranice': row(ADMIN),
  'GET /api/admin/stranice/{id}': row(NO_SUCH_RECORD),
  'PUT /api/admin/stranice/{id}': row(REFUSED, { version: 1 }),
  'GET /api/admin/cesta-pitanja': row(ADMIN),
  'POST /api/admin/cesta-pitanja': row(REFUSED, FAQ),
  'GET /api/admin/cesta-pitanja/{id}': row(NO_SUCH_RECORD),
  'PUT /api/admin/cesta-pitanja/{id}': row(REFUSED, { ...FAQ, version: 1 }),
  'DELETE /api/admin/cesta-pitanja/{id}': row(NO_SUCH_RECORD),
  'GET /api/blogs': row(everyone()),
  'GET /api/blogs/{slug}': row(everyone(404), undefined, 'nema-ga'),
  'GET /api/admin/blogovi': row(ADMIN),
  'POST /api/admin/blogovi': row(REFUSED, POST),
  'GET /api/admin/blogovi/{id}': row(NO_SUCH_RECORD),
  'PUT /api/admin/blogovi/{id}': row(REFUSED, { ...POST, version: 1 }),
  'DELETE /api/admin/blogovi/{id}': row(NO_SUCH_RECORD),
}
