import 'server-only'
import { v7 as uuidv7 } from 'uuid'
import { isDeepEqual } from '@/lib/platform/admin/is-deep-equal'
import { changesStoredKey } from '../changed-keys-note'
import type { LibraryFile } from '../libraries'
import type {
  StatusCounts,
  PlannedWrite,
  ReportRow,
  RowStatus,
  UploadedKind,
  RecordValues,
} from './model'
import { importedValuesOf, type StoredRow } from './stored'

type Place = Omit<ReportRow, 'status'>
export type PlannedFile = LibraryFile & { fileId: string }
export type PlanRow = { status: RowStatus; planned: PlannedWrite | null }

/** The report's names of values that can change. */
const FIELDS: Record<string, string> = {
  ...{ slug: 'adresa', name: 'naziv', description: 'opis', position: 'mjesto' },
  ...{ title: 'naslov', summary: 'sažetak', keywords: 'pojmovi', script: 'skripta' },
  ...{ prerequisites: 'preduvjeti', outcomes: 'ishodi', outcomesVerified: 'provjera ishoda' },
  priorKnowledge: 'predznanje',
  ...{ figures: 'crteži', unitId: 'cjelina', text: 'tekst', body: 'odgovori' },
  ...{
    explanation: 'objašnjenje',
    isBonus: 'dodatno',
    isInKnowledgeBase: 'baza znanja',
    numbers: 'brojevi',
    calculation: 'račun',
    hints: 'upute',
  },
  ...{ back: 'stražnja strana', modelAnswer: 'uzoran odgovor', keyPoints: 'ključne točke' },
}

/** The rows of a report, each with its planned write. */
export class UploadPlan {
  readonly rows: PlanRow[] = []
  readonly report: ReportRow[] = []
  readonly notes: string[] = []
  /** Number of questions whose key changes. */
  changedKeys = 0
  /** Files of the planned images and recordings. */
  readonly files: PlannedFile[] = []

  refuse(place: Place): void {
    this.put(place, 'refused', null)
  }

  /** Plans a row; `stored` is its current record. Returns the record's current or future id. */
  add(
    place: Place,
    wanted: RecordValues,
    stored: StoredRow | undefined,
    name = place.name,
    newId: string = uuidv7(),
  ): string {
    const { kind } = place
    const before = stored ? importedValuesOf(kind, stored) : null
    const after = importedValuesOf(kind, wanted)
    const id = stored?.id ?? newId
    if (before && kind === 'question' && changesStoredKey(before, after)) this.changedKeys += 1
    const isBinned = Boolean(before?.binnedAt)
    const isChanged = before && !isDeepEqual(before, after)
    const status = !before || isBinned ? 'new' : isChanged ? 'changed' : 'unchanged'
    const said = isBinned ? ['Bilo je u košu i vraća se.'] : isChanged ? [told(before, after)] : []
    const reasons = [...said, ...place.reasons]
    this.put({ ...place, reasons }, status, { kind, id, name, before, after })
    return id
  }

  /** A planned record's id by its slug. */
  idOf(kind: UploadedKind, slug: string): string | undefined {
    return this.rows.find(({ planned }) => planned?.kind === kind && planned.after.slug === slug)
      ?.planned?.id
  }

  counts(): StatusCounts {
    const counts: StatusCounts = { new: 0, changed: 0, unchanged: 0, refused: 0 }
    for (const { status } of this.rows) counts[status] += 1
    return counts
  }

  private put(place: Place, status: RowStatus, planned: PlannedWrite | null): void {
    this.rows.push({ status, planned })
    this.report.push({ ...place, status })
  }
}

function told(before: RecordValues, after: RecordValues): string {
  const names = Object.keys(after).filter((name) => !isDeepEqual(before[name], after[name]))
  return `Mijenja se: ${names.map((name) => FIELDS[name] ?? 'stanje').join(', ')}.`
}

/**
 * A row of the import report, before its status is known; file, lesson and reasons are empty
 * unless given.
 */
export const reportRowOf = (
  kind: UploadedKind,
  place: Partial<Place> & Pick<Place, 'line' | 'name'>,
): Place => ({ kind, file: null, lesson: null, reasons: [], ...place })
