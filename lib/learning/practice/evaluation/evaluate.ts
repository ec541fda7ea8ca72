import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAnswer, NEW_PUPIL, predictRight, type SkillEstimate } from '../predictor'
import { areaUnderCurve, calibrationError, type Prediction } from './measures'
import { easinessOf, readTraces, type TracedAnswer } from './traces'

/**
 * `npm run evaluate:practice -- <folder>` measures the predictor beside the rule of the last ten
 * answers on public traces (`…_train.csv` and `…_test.csv`, format in traces.ts).
 */
const [folder = ''] = process.argv.slice(2)
const read = (end: string) =>
  globSync(path.join(folder, `*_${end}.csv`)).flatMap((file) =>
    readTraces(readFileSync(file, 'utf8')),
  )
const tested = read('test')
if (!tested.length) throw new Error(`No traces (*_train.csv, *_test.csv) in "${folder}".`)
const easiness = easinessOf(read('train'))

for (const [name, predict] of [
  ['predictor', predictions],
  ['last ten', lastTenPredictions],
] as const) {
  const found = tested.flatMap(predict)
  process.stdout.write(
    `${name}: AUC ${areaUnderCurve(found).toFixed(3)}, calibration error ${calibrationError(found).toFixed(3)}, ${found.length} answers\n`,
  )
}

/** Predictions of each answer of one pupil from those before it. */
function predictions(answers: TracedAnswer[]): Prediction[] {
  let pupil = NEW_PUPIL
  const skills = new Map<string, SkillEstimate>()
  return answers.map(({ skill, isRight }) => {
    const asked = { skill, easiness: easiness(skill) }
    const probability = predictRight(pupil, skills.get(skill), asked)
    const after = afterAnswer(pupil, skills.get(skill), { ...asked, isRight })
    pupil = after.pupil
    skills.set(skill, after.skill)
    return { probability, isRight }
  })
}

/** The same by the share of right answers among a skill's last ten, for comparison. */
function lastTenPredictions(answers: TracedAnswer[]): Prediction[] {
  const skills = new Map<string, boolean[]>()
  return answers.map(({ skill, isRight }) => {
    const last = skills.get(skill) ?? []
    const right = last.filter(Boolean).length
    skills.set(skill, [...last.slice(-9), isRight])
    const probability = last.length ? (right + 1) / (last.length + 2) : easiness(skill)
    return { probability, isRight }
  })
}
