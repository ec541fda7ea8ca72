import { childNamed, childrenNamed, type XmlElement } from '@/lib/platform/archives/xml'
import { toNumber } from '@/lib/platform/hr/rational'
import type { ImportNotes } from '@/lib/content/questions/gift/notes'
import {
  findMeasurementUnit,
  findUnitOfQuantity,
  type MeasurementUnit,
} from '@/lib/content/questions/units'

type Named = { name: string; multiplier: number }

/** The key's unit. Other units of the quantity are accepted automatically. */
export function measurementUnitOf(question: XmlElement, notes: ImportNotes): string | null {
  const named = unitsOf(question)
  const key = named.find(({ multiplier }) => multiplier === 1)
  const unit = key ? findMeasurementUnit(key.name) : null
  if (key && !unit) notes.warn(`Mjerna jedinica „${key.name}” nije poznata, pa je izostavljena.`)
  for (const other of named) if (other !== key && !isTaken(other, unit)) nameLost(other, notes)
  return unit && key ? key.name : null
}

const unitsOf = (question: XmlElement): Named[] =>
  childrenNamed(childNamed(question, 'units') ?? question, 'unit').flatMap((unit) => {
    const name = childNamed(unit, 'unit_name')?.text.trim() ?? ''
    const multiplier = Number(childNamed(unit, 'multiplier')?.text ?? 1)
    return name ? [{ name, multiplier }] : []
  })

/** Tolerance for rounded multipliers. */
const TOLERANCE = 0.001

/** Whether grading here accepts another unit as Moodle does, such as 1,5 m for 150 cm. */
function isTaken({ name, multiplier }: Named, key: MeasurementUnit | null): boolean {
  const unit = key && findUnitOfQuantity(key.quantity, name)
  if (!unit) return false
  const ratio = toNumber(key.factor) / toNumber(unit.factor)
  return Math.abs(multiplier / ratio - 1) < TOLERANCE
}

const nameLost = ({ name, multiplier }: Named, notes: ImportNotes): void =>
  notes.lack(
    `Mjerna jedinica „${name}” (množitelj ${String(multiplier).replace('.', ',')}) nije uvezena: odgovor u njoj ovdje ne bi bio priznat.`,
  )

/** Reports Moodle's unit penalty, since here the unit is optional. */
export function reportUnitPenalty(question: XmlElement, notes: ImportNotes): void {
  if (!(Number(childNamed(question, 'unitgradingtype')?.text) > 0)) return
  const penalty = Number(childNamed(question, 'unitpenalty')?.text) * 100
  const much = penalty > 0 ? ` (kazna ${String(+penalty.toFixed(2)).replace('.', ',')} %)` : ''
  notes.warn(`Bodovanje mjerne jedinice${much} nije uvezeno: ovdje se jedinica smije izostaviti.`)
}
