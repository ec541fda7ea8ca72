import 'server-only'
import { inArray } from 'drizzle-orm'
import { toLoginKey } from '@/lib/platform/auth/model'
import { accounts } from '@/lib/platform/auth/tables'
import { db } from '@/lib/platform/db/client'
import { FIELD_MESSAGES } from '../model'
import { USER_LIMITS } from '@/lib/people/users/limits'
import { pupils } from '@/lib/people/users/tables'
import { normalizedLook } from './look'
import { objectionTo } from './objection'

export type Availability = { available: boolean; message?: string; suggestion?: string }

/** Whether a nickname is available; if not, the reason and a similar free one. */
export async function availabilityOf(nickName: string): Promise<Availability> {
  const asked = nickName.trim()
  const message = objectionTo(asked)
  if (message) return { available: false, message }
  const [free, ...suggestions] = await freeOf([asked, ...numbered(asked)])
  if (free === asked) return { available: true }
  const suggestion = free ?? suggestions[0]
  return {
    available: false,
    message: FIELD_MESSAGES.nickNameTaken,
    ...(suggestion && { suggestion }),
  }
}

const numbered = (nickName: string): string[] =>
  Array.from(
    { length: 98 },
    (_, index) => `${nickName.slice(0, USER_LIMITS.nickName - 2)}${index + 2}`,
  )

/** The given nicknames that are free and look like no existing one. */
async function freeOf(nickNames: string[]): Promise<string[]> {
  const [keys, looks] = await Promise.all([
    db()
      .select({ taken: accounts.loginKey })
      .from(accounts)
      .where(inArray(accounts.loginKey, nickNames.map(toLoginKey))),
    db()
      .select({ taken: pupils.nickLook })
      .from(pupils)
      .where(inArray(pupils.nickLook, nickNames.map(normalizedLook))),
  ])
  const taken = new Set([...keys, ...looks].map((row) => row.taken))
  return nickNames.filter((one) => !taken.has(toLoginKey(one)) && !taken.has(normalizedLook(one)))
}
