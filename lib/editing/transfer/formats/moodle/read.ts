import { childNamed, childrenNamed, readXml, type XmlElement } from '@/lib/platform/archives/xml'
import { UnreadableUpload } from '@/lib/platform/archives/unzip'
import { checkTags, readTags, propertiesFromTags } from '@/lib/content/questions/gift/question'
import { HINT_LIMITS } from '@/lib/content/questions/hint-limits'
import { toHint } from '@/lib/content/questions/hints'
import type { ImportNotes } from '@/lib/content/questions/gift/notes'
import { readNumberLine } from '@/lib/content/questions/kinds/line/gift'
import { applyNumberTags } from '@/lib/content/questions/kinds/number/gift'
import { createConvertingNotes } from '../foreign-text-to-markdown'
import { assignKeysAndCheck } from '../assign-keys-and-check'
import type { GapsQuestion } from '../gap-slots'
import { withIntros, type Intro } from '../intros'
import type { UncheckedQuestion, EmbeddedFile, UploadEntry, OpenQuestion, ReadRow } from '../model'
import type { QuestionBody } from '@/lib/content/questions/model'
import { essayAsOpen, OPEN_QUESTION_TAG, parsePointLine } from '../open-question'
import { lastCategoryPart } from '../read-gift'
import { backgroundsOf, type Background } from './backgrounds'
import { readCloze } from './cloze'
import { readWordBankGaps } from './gap-lists'
import { readCalculatedText, readCalculated } from './read-calculated'
import { EmbeddedFileCollector } from './embedded'
import { readForeignCalculated } from './foreign-calculated'
import { MOODLE_READERS, readShortOrFormulas } from './kinds'
import { readGroups } from './lists'
import { readMarkedPicture } from './read-marked-picture'
import { withItemReasons } from './item-reasons'
import { labelTextsIn } from './label-texts'
import { takeOwnComment } from './own-comment'
import { findOriginals, type Originals } from './own-xml'
import { unescapeTag } from './tags'
import { markdownOf, rawText } from './text'
import { PICTURE_VALUE_PREFIX } from './write-marked-picture'
import { reportCategoryDescription, reportUnsupportedParts } from './unkept'

/** Moodle's question types without a counterpart here, with their Croatian names in Moodle. */
const FOREIGN = new Map([
  ['calculatedsimple', 'Jednostavno računsko pitanje'],
  ['calculatedmulti', 'Računsko pitanje s višestrukim odgovorima'],
  ['ddimageortext', 'Povlačenje na sliku'],
  ['randomsamatch', 'Nasumično spajanje'],
])

/** Readers of texts with gaps by Moodle's question type. */
const GAP_READERS: Record<string, (question: XmlElement, notes: ImportNotes) => GapsQuestion> = {
  cloze: readCloze,
  multianswer: readCloze,
  gapselect: readWordBankGaps,
  ddwtos: readWordBankGaps,
}

/** Reads a Moodle question bank. */
export async function readMoodle(
  source: string,
): Promise<{ rows: Promise<ReadRow[]>; embedded: () => EmbeddedFile[] }> {
  const { root, elements } = await readXml(source.replace(/^\uFEFF/, '').trimStart())
  if (root !== 'quiz') {
    throw new UnreadableUpload('XML nije izvoz pitanja iz Moodlea: nedostaje oznaka „quiz”.')
  }
  const files = new EmbeddedFileCollector()
  const comments = new Map(elements.map((element) => [element, takeOwnComment(element)]))
  for (const element of elements) if (element.name === 'question') files.takeFrom(element)
  const own = elements.filter((element) => comments.get(element)?.length)
  const backgrounds = await backgroundsOf(elements, files, new Set(own))
  const originals = await findOriginals(elements, backgrounds)
  const known = { originals, backgrounds, comments }
  const rows = assignKeysAndCheck(withIntros(entriesOf(elements, known)), { repeats: true })
  return { rows, embedded: () => files.all }
}

type Known = {
  originals: Originals
  backgrounds: ReadonlyMap<XmlElement, Background>
  /** The values that this project's export added to a question's text (own-comment.ts). */
  comments: ReadonlyMap<XmlElement, string[]>
}

function* entriesOf(
  elements: XmlElement[],
  { originals, backgrounds, comments }: Known,
): Generator<UploadEntry | Intro> {
  let lesson: string | null = null
  let description = ''
  for (const element of elements) {
    if (element.name !== 'question') continue
    const { type = '' } = element.attributes
    if (type === 'category') {
      lesson = lastCategoryPart(rawText(childNamed(element, 'category')))
      description = markdownOf(childNamed(element, 'info'), createConvertingNotes())
    } else if (!originals.has(element)) {
      const own = { background: backgrounds.get(element), comment: comments.get(element) ?? [] }
      const entry = entryOf(element, type, lesson, own)
      reportCategoryDescription(lesson, description, entry.notes)
      description = ''
      yield entry
    } else {
      const draft = originals.get(element)
      if (draft) yield { line: element.line, lesson, draft, notes: createConvertingNotes() }
    }
  }
}

function entryOf(
  element: XmlElement,
  type: string,
  lesson: string | null,
  { background, comment }: { background: Background | undefined; comment: string[] },
): UploadEntry | Intro {
  const notes = createConvertingNotes()
  const title = rawText(childNamed(element, 'name'))
  const name = title || `${type}, redak ${element.line}`
  const tags = tagsOf([...tagTexts(element), ...comment], notes)
  const read = kindOf(type, tags)
  const common = { line: element.line, lesson, name, notes }
  if (type === 'essay') {
    const open = openOf(element, notes)
    return { ...common, draft: null, ...(open && { open }) }
  }
  if (type === 'description') {
    const intro = markdownOf(childNamed(element, 'questiontext'), notes)
    return { ...common, draft: null, name: title, intro }
  }
  const template =
    type === 'calculated' && !tags.has('brojevi') ? readForeignCalculated(element, notes) : null
  const readText = Object.hasOwn(GAP_READERS, type) ? GAP_READERS[type] : undefined
  const isMarked = type === 'ddmarker'
  if (!read && !readText && !template && !isMarked) {
    notes.fail(`Vrsta „${FOREIGN.get(type) ?? type}” ne postoji u Iskri.`)
    return { ...common, draft: null }
  }
  if (element.children.length > MOST_PARTS) {
    notes.fail('Pitanje ima previše dijelova.')
    return { ...common, draft: null }
  }
  const ownPicture = {
    places: tags.get('mjesta'),
    picture: comment
      .find((value) => value.startsWith(PICTURE_VALUE_PREFIX))
      ?.slice(PICTURE_VALUE_PREFIX.length),
    labels: labelTextsIn(comment),
  }
  const found = readText?.(element, notes)
  const body =
    template?.body ??
    found?.body ??
    (isMarked ? readMarkedPicture(element, notes, background, ownPicture) : null) ??
    withItemReasons(
      onLine(applyNumberTags(read?.(element, notes) ?? null, tags, notes), tags, notes),
      comment,
    )
  const isComputed = type === 'calculated'
  const written = (part: XmlElement | undefined) =>
    template
      ? template.textOf(part)
      : isComputed
        ? readCalculatedText(part)
        : markdownOf(part, notes)
  const textOf = (name: string) => written(childNamed(element, name))
  const hints = keptHints(childrenNamed(element, 'hint').map(written), notes)
  const draft: UncheckedQuestion | null = body && {
    key: title,
    text: found?.text ?? textOf('questiontext'),
    body,
    explanation: textOf('generalfeedback') || null,
    ...propertiesFromTags(tags),
    ...(template && { numbers: template.numbers }),
    ...(hints.length && { hints }),
    ...(childNamed(element, 'hidden')?.text.trim() === '1' && { isDraft: true as const }),
  }
  if (body) checkTags(tags, body.kind, notes)
  reportUnsupportedParts(element, tags.has('bonus'), notes)
  return { ...common, draft }
}

/** Turns a number question back into the line question from which it was exported. */
function onLine(
  body: QuestionBody | null,
  tags: Map<string, string>,
  notes: ImportNotes,
): QuestionBody | null {
  const line = tags.get('pravac')
  if (line === undefined || body?.kind !== 'number') return body
  return { kind: 'line', ...readNumberLine(line, notes), answers: body.answers }
}

/** The hints that a question can hold here. Other programs have more and longer ones. */
function keptHints(written: string[], notes: ImportNotes): string[] {
  const hints = written.map(toHint).filter(Boolean)
  const kept = hints.filter(({ length }) => length <= HINT_LIMITS.length)
  if (kept.length < hints.length || kept.length > HINT_LIMITS.count) {
    const { count, length } = HINT_LIMITS
    notes.warn(`Uvezena su najviše ${count} savjeta (hint), svaki do ${length} znakova.`)
  }
  return kept.slice(0, HINT_LIMITS.count)
}

/**
 * The reader for a question's type. This project exports changing numbers as a calculated question
 * or as short answers with formulas, and groups as a matching.
 */
function kindOf(type: string, tags: Map<string, string>) {
  const isChanging = tags.has('brojevi')
  if (tags.has('skupine') && type === 'matching') return readGroups
  if (isChanging && type === 'shortanswer') return readShortOrFormulas
  if (isChanging && type === 'calculated') return readCalculated
  return Object.hasOwn(MOODLE_READERS, type) ? MOODLE_READERS[type] : undefined
}

/** Reads an essay as an open question; its key points are the list for graders. */
function openOf(element: XmlElement, notes: ImportNotes): OpenQuestion | null {
  const isOwn = tagTexts(element).includes(OPEN_QUESTION_TAG)
  const info = childNamed(element, 'graderinfo')
  const lines = (isOwn ? rawText(info) : markdownOf(info, notes)).split('\n')
  const open = {
    prompt: markdownOf(childNamed(element, 'questiontext'), notes),
    modelAnswer: markdownOf(childNamed(element, 'generalfeedback'), notes),
    keyPoints: lines.flatMap((line) =>
      line.startsWith('- ') ? parsePointLine(line.slice(2)) : [],
    ),
  }
  return isOwn ? open : essayAsOpen(open, notes)
}

function tagTexts(element: XmlElement): string[] {
  const tags = childNamed(element, 'tags')
  return tags ? childrenNamed(tags, 'tag').map(rawText).map(unescapeTag) : []
}

/** The tags that this project wrote, by name. Other tags belong to the source bank. */
function tagsOf(values: string[], notes: ImportNotes): Map<string, string> {
  return readTags(
    values.filter((tag) =>
      /^(?:(?:bonus|baza-znanja|izvan-baze|nacrt|trazena-jedinica|skupine)$|racun=|brojevi=|zapis=|pravac=|mjesta=)/.test(
        tag,
      ),
    ),
    notes,
  )
}

/** Most answers, pictures and texts of one question. */
const MOST_PARTS = 500
