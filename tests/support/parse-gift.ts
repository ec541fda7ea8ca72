import { readGiftFileInSteps, type GiftFile } from '@/lib/content/questions/gift'

/** A GIFT file read in one go. */
export function parseGift(source: string, fileName: string): GiftFile {
  const steps = readGiftFileInSteps(source, fileName)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}
