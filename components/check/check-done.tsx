import { Mascot } from '@/components/art/mascot'
import { ButtonLink } from '@/components/ui/button-link'
import { CHECK_MESSAGES } from '@/lib/check/messages'

/** In place of the start, once the day's runs are all done. */
export function CheckDone({ lessonPath }: { lessonPath: string }) {
  return (
    <section className="flex flex-col items-center gap-4 rounded-card border border-line bg-surface p-6 text-center shadow-card sm:p-8">
      <Mascot pose="cheer" className="size-32" />
      <h2 className="font-display text-3xl font-extrabold">Za danas je dosta</h2>
      <p className="max-w-md text-lg text-muted">{CHECK_MESSAGES.doneForToday}</p>
      <ButtonLink href={lessonPath}>Natrag na lekciju</ButtonLink>
    </section>
  )
}
