import {
  readGiftFileInSteps,
  type GiftFile,
  type QuestionReadOptions,
} from '@/lib/content/questions/gift'

/** A GIFT file read in one go. */
export function parseGift(
  source: string,
  fileName: string,
  options?: QuestionReadOptions,
): GiftFile {
  const steps = readGiftFileInSteps(source, fileName, options)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}
