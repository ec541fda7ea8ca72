import 'server-only'
import { asc, eq } from 'drizzle-orm'
import { db } from '@/lib/platform/db/client'
import { croatianOrderSql } from '@/lib/platform/db/columns'
import type { HandlerInput } from '@/lib/platform/http/contract'
import { HttpError } from '@/lib/platform/http/errors'
import { PROFESSOR_LIMITS } from '../limits'
import { PROFESSOR_MESSAGES as M } from '../messages'
import type { AnswerTemplate } from '../model'
import { professorTemplates as templates } from '../tables'
import type { saveTemplateContract } from './contract'

const columns = { _id: templates.id, name: templates.name, text: templates.text }

/** All templates, by name. */
export const listTemplates = (): Promise<AnswerTemplate[]> =>
  db()
    .select(columns)
    .from(templates)
    .orderBy(asc(croatianOrderSql(templates.name)), asc(templates.id))

/** Creates the template with this id, or updates it. */
export async function saveTemplate({
  params: { id },
  body,
}: HandlerInput<typeof saveTemplateContract>): Promise<AnswerTemplate> {
  const others = await db().$count(templates)
  if (others >= PROFESSOR_LIMITS.templates) {
    const [known] = await db().select(columns).from(templates).where(eq(templates.id, id))
    if (!known) throw new HttpError(409, M.tooManyTemplates)
  }
  await db()
    .insert(templates)
    .values({ id, ...body })
    .onConflictDoUpdate({ target: templates.id, set: body })
  return { _id: id, ...body }
}

/** Deletes a template; succeeds even if it no longer exists. */
export async function deleteTemplate(id: string): Promise<void> {
  await db().delete(templates).where(eq(templates.id, id))
}
