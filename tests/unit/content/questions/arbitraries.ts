import fc from 'fast-check'
import type { SubmittedAnswer } from '@/lib/content/questions/model'

const typed = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 250 }),
  fc
    .array(fc.constantFrom(...'0123456789.,/-−+ ½cm²°%€h', 'min', 'kg', '\u00a0'), {
      maxLength: 30,
    })
    .map((pieces) => pieces.join('')),
)
const id = fc.oneof(fc.constantFrom(...'abcdefgh'), typed)

/** Arbitrary submitted answers. */
export const answers: fc.Arbitrary<SubmittedAnswer> = fc.oneof(
  id.map((choice) => ({ kind: 'single' as const, choice })),
  fc.array(id, { maxLength: 8 }).map((list) => ({ kind: 'several' as const, choices: list })),
  fc.boolean().map((value) => ({ kind: 'true-false' as const, value })),
  typed.map((value) => ({ kind: 'short' as const, text: value })),
  typed.map((value) => ({ kind: 'number' as const, text: value })),
  fc.array(id, { maxLength: 8 }).map((order) => ({ kind: 'ordering' as const, order })),
  fc.dictionary(id, id, { maxKeys: 6 }).map((pairs) => ({ kind: 'matching' as const, pairs })),
  fc.dictionary(id, id, { maxKeys: 6 }).map((places) => ({ kind: 'spot' as const, places })),
  fc.integer({ min: -2, max: 50 }).map((tick) => ({ kind: 'line' as const, tick })),
  fc
    .dictionary(fc.oneof(fc.constantFrom('1', '2', '3'), id), typed, { maxKeys: 6 })
    .map((gaps) => ({ kind: 'gaps' as const, gaps })),
  fc.dictionary(id, id, { maxKeys: 6 }).map((groups) => ({ kind: 'groups' as const, groups })),
)
