'use client'
import { SeparatedListInput } from '@/components/platform/admin/list-input'
import { RowsField } from '@/components/platform/admin/rows-field'
import { FIELD_LOOK } from '@/components/ui/input'
import { CONTENT_LIMITS as MAX, KEY_POINT_LIMITS } from '@/lib/content/curriculum/limits'

type Card = { id?: string | undefined; front: string; back: string }
type KeyPoint = { point: string; words?: string[] | undefined }
type Check = {
  id?: string | undefined
  prompt: string
  modelAnswer: string
  keyPoints: KeyPoint[]
}
type Change<Value> = { value: unknown; onChange: (value: Value) => void }

const AREA = `${FIELD_LOOK} w-full py-2`

/** A lesson's cards, with Markdown on both sides. */
export const CardsField = ({ value, onChange }: Change<Card[]>) => (
  <RowsField
    noun="karticu"
    rows={value as Card[]}
    onChange={onChange}
    empty={() => ({ front: '', back: '' })}
    max={MAX.cards}
  >
    {({ front, back }, change, number) => (
      <div className="grid gap-2 sm:grid-cols-2">
        <textarea
          rows={2}
          aria-label={`${number}. kartica, pitanje`}
          placeholder="Pitanje ili pojam"
          value={front}
          onChange={({ target }) => change({ front: target.value })}
          className={AREA}
        />
        <textarea
          rows={2}
          aria-label={`${number}. kartica, odgovor`}
          placeholder="Odgovor"
          value={back}
          onChange={({ target }) => change({ back: target.value })}
          className={AREA}
        />
      </div>
    )}
  </RowsField>
)

/** A lesson's open questions with the key points of a right answer. */
export const OpenQuestionsField = ({ value, onChange }: Change<Check[]>) => (
  <RowsField
    noun="pitanje"
    rows={value as Check[]}
    onChange={onChange}
    empty={() => ({ prompt: '', modelAnswer: '', keyPoints: [] })}
    max={MAX.checks}
  >
    {({ prompt, modelAnswer, keyPoints }, change, number) => (
      <div className="space-y-2">
        <textarea
          rows={2}
          aria-label={`${number}. pitanje`}
          placeholder="Pitanje"
          value={prompt}
          onChange={({ target }) => change({ prompt: target.value })}
          className={AREA}
        />
        <textarea
          rows={3}
          aria-label={`${number}. pitanje, uzoran odgovor`}
          placeholder="Uzoran odgovor"
          value={modelAnswer}
          onChange={({ target }) => change({ modelAnswer: target.value })}
          className={AREA}
        />
        <p className="text-muted">
          Ključne točke, {KEY_POINT_LIMITS.min} do {KEY_POINT_LIMITS.max}. Riječi po kojima se točka
          prepoznaje odvoji razmakom; bez njih vrijede riječi točke.
        </p>
        <RowsField
          name={`${number}. pitanje, ključne točke`}
          noun="ključnu točku"
          rows={keyPoints}
          onChange={(points) => change({ keyPoints: points })}
          empty={(): KeyPoint => ({ point: '' })}
          max={KEY_POINT_LIMITS.max}
        >
          {({ point, words = [] }, changePoint, place) => (
            <div className="grid gap-2 sm:grid-cols-2">
              <input
                aria-label={`${number}. pitanje, ${place}. ključna točka`}
                placeholder="Ključna točka"
                value={point}
                onChange={({ target }) => changePoint({ point: target.value })}
                className={AREA}
              />
              <SeparatedListInput
                aria-label={`${number}. pitanje, riječi ${place}. ključne točke`}
                placeholder="Riječi"
                separator={BETWEEN_WORDS}
                glue=" "
                value={words}
                onChange={(typed) => changePoint({ words: typed.length ? typed : undefined })}
              />
            </div>
          )}
        </RowsField>
      </div>
    )}
  </RowsField>
)

/** White space or a comma, but no decimal comma: 3,5 is one word. */
const BETWEEN_WORDS = /\s+|,(?!\d)/

export const writeOutCards = (value: unknown) =>
  (value as Card[]).map(({ front, back }) => `${front}: ${back}`).join('\n')

export const writeOutOpenQuestions = (value: unknown) =>
  (value as Check[])
    .map(({ prompt, modelAnswer, keyPoints }) =>
      [prompt, modelAnswer, ...keyPoints.map(({ point }) => `• ${point}`)].join('\n'),
    )
    .join('\n\n')
