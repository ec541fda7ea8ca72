import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { DEMO_ACCOUNTS } from '@/lib/across/demo/sign-ins'
import type { PublicQuestion, SubmittedAnswer } from '@/lib/content/questions/model'
import { SAMPLES } from '../support/kinds'
import type { Pages } from './pages'
import { judged, type Row } from './row'
import { signIn } from './people'
import { median, milliseconds, quantile, timeOf, times as ratio } from './statistics'

const ANSWERS = 300

/** Answers per address, below the limit of 120 judged answers a minute. */
const ANSWERS_EACH = 100

/**
 * Measures the time from sending an answer to receiving its judgement, on loopback (quality: Fast),
 * alternately for a guest and for a signed-in child, whose answers are stored and earn points.
 */
export async function measureQuizAnswers(url: string, pages: Pages): Promise<Row[]> {
  const questions = await questionsOf(url, pages)
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const children = await Promise.all(DEMO_ACCOUNTS.children.map((name) => signIn(url, name)))
  const times = { guest: [] as number[], child: [] as number[] }
  for (let sent = 0; sent < ANSWERS; sent += 1) {
    const question = questions[sent % questions.length]
    if (!question) throw new Error('The lesson has no questions.')
    const address = `10.0.0.${Math.floor(sent / ANSWERS_EACH)}`
    const judging = { url: `${url}/api/pitanja/${question._id}/odgovor`, agent, address }
    const answer = answerTo(question)
    times.guest.push(await timeOf(() => judge(judging, { answer })))
    const kept = { answer, id: randomUUID() }
    const cookie = children[sent % children.length] ?? ''
    times.child.push(await timeOf(() => judge({ ...judging, cookie }, kept)))
  }
  agent.destroy()
  const [guest, child] = [median(times.guest), median(times.child)]
  return [
    judged({
      what: `quiz answer judged, round trip on loopback (${ANSWERS} answers)`,
      measured: milliseconds(guest),
      beside: `p95 ${milliseconds(quantile(times.guest, 0.95))}; a well-known peer: 49 ms`,
      budget: '<= 10 ms',
      holds: guest <= 10,
    }),
    judged({
      what: 'the same of a signed-in child, beside the guest’s in turn',
      measured: `${milliseconds(child)} = ${ratio(child / guest)}`,
      beside: `p95 ${milliseconds(quantile(times.child, 0.95))}`,
      budget: '<= 10 ms, <= 2x',
      holds: child <= 10 && child / guest <= 2,
    }),
  ]
}

/** The questions of the measured lesson, as a guest gets them. */
export async function questionsOf(url: string, pages: Pages): Promise<PublicQuestion[]> {
  const response = await fetch(`${url}/api/lessons/${await lessonIdOf(url, pages)}/questions`)
  return (await response.json()) as PublicQuestion[]
}

/** The id of the measured lesson. */
export async function lessonIdOf(url: string, pages: Pages): Promise<string> {
  const slug = pages.lesson.slice(pages.lesson.lastIndexOf('/') + 1)
  const found = await fetch(`${url}/api/lessons/search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: slug.replaceAll('-', ' ') }),
  })
  const lessons = (await found.json()) as { _id: string; slug: string }[]
  const lesson = lessons.find((one) => one.slug === slug)
  if (!lesson) throw new Error(`The lesson ${slug} is not found.`)
  return lesson._id
}

/** A sample answer of the question's kind. Right or wrong, judging takes the same work. */
const answerTo = ({ kind }: PublicQuestion): SubmittedAnswer => SAMPLES[kind].right

type Judging = { url: string; agent: Agent; address: string; cookie?: string }

function judge({ url, agent, address, cookie = '' }: Judging, body: object): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': address, cookie }
    const sent = request(url, { method: 'POST', agent, headers }, (response) => {
      let said = ''
      response.on('data', (chunk) => (said += chunk))
      response.on('end', () => {
        if (response.statusCode === 200) resolve()
        else reject(new Error(`An answer was not judged: ${response.statusCode} ${said}`))
      })
    })
    sent.on('error', reject).end(JSON.stringify(body))
  })
}
