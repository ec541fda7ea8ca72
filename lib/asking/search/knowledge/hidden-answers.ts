import 'server-only'
import type { ServerResponse } from 'node:http'
import onHeaders from 'on-headers'
import { readCookie, TOKEN_COOKIES } from '@/lib/platform/auth/cookies'
import { verifyToken } from '@/lib/platform/auth/token'
import { isSecretFrom } from '@/lib/learning/exams/secret-question'
import { layerResponseSecurityHeaders } from '@/lib/platform/http/security-headers'
import type { Layer } from '@/lib/platform/http/server'
import { log } from '@/lib/platform/log'
import { questionWithoutAnswerPath, questionPath } from '@/lib/platform/paths'
import { questionNumber } from '@/lib/content/questions/question-slug'

const NOT_KEPT = { 'cache-control': 'private, no-store' }

/**
 * Serves a question's page without the answer to a family that has the question in an open test
 * (decision 067). The cached pages themselves are identical for everyone. Nothing is read for
 * guests, or without a recent test. Requests by Next's router get no content, so that it loads the
 * whole page.
 */
export const withAnswerHiding: Layer = (next) => (request, response) => {
  const slug = slugIn(request.url ?? '')
  const token = slug && readCookie(request.headers.cookie ?? '', TOKEN_COOKIES.user)
  if (!slug || !token) return next(request, response)
  return isAnswerHidden(slug, token).then((secret) => {
    if (!secret) return next(request, response)
    if ('rsc' in request.headers) {
      return response.writeHead(204, { ...layerResponseSecurityHeaders, ...NOT_KEPT }).end()
    }
    request.url = questionWithoutAnswerPath(encodeURIComponent(slug))
    preventStorage(response)
    return next(request, response)
  })
}

/** The slug of a question's page, decoded part by part like in Next. */
function slugIn(url: string): string | undefined {
  const [path = ''] = url.split('?')
  const parts = path.replace(/\/$/, '').split('/').map(unescaped)
  const slug = parts.at(-1)
  return slug && parts.join('/') === questionPath(slug) ? slug : undefined
}

function unescaped(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** The session is not looked up: an ended one can only hide an answer from its own user. */
async function isAnswerHidden(slug: string, token: string): Promise<boolean> {
  const number = questionNumber(slug)
  const named = await verifyToken(token, 'user')
  if (number === null || !named) return false
  return isSecretFrom(named.accountId, number).catch((error: unknown) => {
    log().warn({ err: error }, 'A question may be in a test: its answer is not shown')
    return true
  })
}

/**
 * Prevents proxies from storing the page for others, and browsers from keeping it after the test.
 */
function preventStorage(response: ServerResponse): void {
  onHeaders(response, () => {
    response.setHeader('cache-control', NOT_KEPT['cache-control'])
  })
}
