import { avatars } from '@/lib/across/accounts/avatars'
import { ASSISTANT_LIMITS } from '@/lib/asking/assistant/limits'
import { PROFESSOR_LIMITS } from '@/lib/asking/professor/limits'
import { LESSON_SEARCH, QUESTION_SEARCH } from '@/lib/asking/search/limits'
import * as curriculum from '@/lib/content/curriculum/limits'
import { isEarlyReaderGrade } from '@/lib/content/curriculum/young'
import { IMAGE_LIMITS } from '@/lib/content/media/images/model'
import { PDF_LIMITS } from '@/lib/content/media/pdfs/model'
import { RECORDING_LIMITS, SOUND_LIMITS } from '@/lib/content/media/sounds/model'
import { ANSWER_LIMITS } from '@/lib/content/questions/answer-limits'
import { HINT_LIMITS } from '@/lib/content/questions/hint-limits'
import { MAX_OPTIONS } from '@/lib/content/questions/kinds/define-kind'
import { QUESTION_KINDS } from '@/lib/content/questions/kinds/names'
import { RECORD_LIMITS } from '@/lib/editing/records/limits'
import { MOST_ROWS } from '@/lib/editing/transfer/formats/model'
import { UPLOAD_LIMITS } from '@/lib/editing/transfer/uploads/model'
import {
  DAILY_RECORD_LIMITS,
  ANSWER_LENGTH_LIMITS,
  TEST_GRACE_MS,
} from '@/lib/learning/answers/limits'
import { CARDS_PER_XP, EARNING_CARDS_A_DAY } from '@/lib/learning/cards/card-xp'
import { CARDS_A_DAY } from '@/lib/learning/cards/limits'
import { FSRS_PARAMETERS } from '@/lib/learning/cards/schedule'
import { CHECKS_A_DAY } from '@/lib/learning/check/limits'
import { isOralCheckGrade } from '@/lib/learning/check/model'
import * as exams from '@/lib/learning/exams/limits'
import { LONGEST_SECRET_MS } from '@/lib/learning/exams/timer'
import { DAYS_PER_CHILD, MOST_CHILDREN_OF_MIDDLE_GOAL } from '@/lib/learning/family-goal/goal-size'
import { CAUGHT_UP_WEEKS } from '@/lib/learning/family-goal/week'
import {
  FEWEST_PLAYERS,
  LEADERBOARD_LIMITS,
  PLAYS_IN_24_HOURS,
} from '@/lib/learning/fun-quizzes/limits'
import { MIN_MS_PER_QUESTION, PACE, POINTS } from '@/lib/learning/fun-quizzes/points'
import { HINTED_SHARE, MASTERY, TOPIC_LEVEL_THRESHOLDS } from '@/lib/learning/mastery/limits'
import { BOOKMARKS_MAX, NOTEBOOK_LIMITS } from '@/lib/learning/notebook/limits'
import {
  FAILURES_BEFORE_CHANGE,
  MOST_TURNS_A_SKILL,
  SHORT_SITTING,
  SITTINGS_A_DAY,
  SITTINGS_KEPT_DAYS,
  SITTING_SIZE,
  TEST_SHARE,
  TURNS_OF_NEW_SKILL,
} from '@/lib/learning/daily-practice/limits'
import { PLACEMENT } from '@/lib/learning/placement/limits'
import { DAY_REVIEW_SIZE, PLAN_LIMITS } from '@/lib/learning/plan/limits'
import { LONGEST_PART } from '@/lib/learning/quiz/parts'
import {
  ENOUGH_ANSWERS,
  MIN_TYPED_ANSWER_PUPILS,
  SAMPLE_SIZE,
  WEAK_BELOW,
} from '@/lib/learning/question-quality/model'
import { MIN_TOPIC_QUESTIONS } from '@/lib/learning/reports/limits'
import { LETTER_HOUR } from '@/lib/learning/reports/period'
import { SHOWN_VISIT_DAYS } from '@/lib/learning/rewards/limits'
import { UNDO_WINDOW_MS } from '@/lib/people/billing/activation/limits'
import * as billing from '@/lib/people/billing/limits'
import { ORDER_LIMITS } from '@/lib/people/billing/orders/limits'
import { PRODUCT_LIMITS } from '@/lib/people/billing/products/model'
import { SLIP_MAX } from '@/lib/people/billing/slip/fields'
import { LEVEL_THRESHOLDS } from '@/lib/people/distress/level'
import * as users from '@/lib/people/users/limits'
import { LIST_LIMITS, PAGE_ROWS } from '@/lib/platform/admin/paged'
import { MODEL_TIMEOUTS } from '@/lib/platform/ai/model'
import { BUILD_CHECK_MS } from '@/lib/platform/browser/watch-for-new-build'
import { MAX_LESSON_RESPONSES, MAX_ROUND_RESPONSES } from '@/lib/platform/browser/kept-responses'
import { OUTBOX_LIMITS } from '@/lib/platform/browser/outbox'
import { RELOAD_GUARD_MS } from '@/lib/platform/browser/reload-script'
import { PAGE_CACHE_CONTROL } from '@/lib/platform/cache/page-lifetime'
import { STATEMENT_TIMEOUT_MS } from '@/lib/platform/db/client'
import { parseEnv } from '@/lib/platform/env'
import { UNUSED_FILE_DAYS, PHOTO_KEPT_DAYS } from '@/lib/platform/files/sweep'
import {
  CALL_TIMEOUT_MS,
  FILE_TIMEOUT_MS,
  SIGN_IN_REDIRECT_TIMEOUT_MS,
} from '@/lib/platform/http/client'
import { MAX_BODY_BYTES } from '@/lib/platform/http/validate-input'
import { IMAGE_WIDTHS } from '@/lib/platform/markdown/library-images'
import { LESSON_ELEMENTS } from '@/lib/platform/paths'
import { SITE_LIMITS, LIST_MAX } from '@/lib/site/dynamic-content/limits'
import { SPONSOR_SLOTS } from '@/lib/site/dynamic-content/model'
import { PAGE_LIMITS } from '@/lib/site/dynamic-content/pages/model'
import { highestGrade, secretLength } from './measure-rules'
import { REWARD_RULE_VALUES } from './reward-rule-values'
import { FLOORS } from './rooms.mjs'
import { SESSION_RULE_VALUES } from './session-rule-values'
import { textOf } from './sources'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

const { DAILY_ALLOWANCES } = billing
const { CONTENT_LIMITS: CONTENT, KEY_POINT_LIMITS } = curriculum
const { MARK_FROM_PERCENT: MARKS, TEST_TIMER } = exams

/** The values of docs/rules.md as the code has them, in the order of the document. */
export const RULE_VALUES: Readonly<Record<string, readonly number[]>> = {
  '1.2': [parseEnv({}).PORT],
  '1.3': [secretLength()],
  '1.7': [STATEMENT_TIMEOUT_MS],
  '2.2': [LESSON_ELEMENTS.length],
  '2.12': [curriculum.BOOK_PAGE_ROWS],
  '2.14': (PAGE_CACHE_CONTROL.match(/\d+/g) ?? []).map(Number),
  '2.17': [curriculum.BOOK_MAP_ROWS],
  '2.18': [curriculum.UNIT_REVIEW_FROM_LESSONS],
  '3.10': [SIGN_IN_REDIRECT_TIMEOUT_MS],
  '3.13': [MAX_BODY_BYTES],
  '3.14': [CALL_TIMEOUT_MS, FILE_TIMEOUT_MS],
  ...SESSION_RULE_VALUES,
  '6.1': [BUILD_CHECK_MS],
  '6.2': [RELOAD_GUARD_MS],
  '6.4': [OUTBOX_LIMITS.items, OUTBOX_LIMITS.ageMs / DAY_MS, OUTBOX_LIMITS.characters],
  '6.6': [MAX_ROUND_RESPONSES, MAX_LESSON_RESPONSES],
  '7.10': [highestGrade(isEarlyReaderGrade)],
  '8.2': [UNUSED_FILE_DAYS, PHOTO_KEPT_DAYS],
  '10.1': [PAGE_ROWS, LIST_LIMITS.size, LIST_LIMITS.counted],
  '11.5': [
    ...[CONTENT.name, CONTENT.description, CONTENT.title, CONTENT.summary],
    ...[CONTENT.script, CONTENT.figureSvg, CONTENT.priorSkill],
  ],
  '11.6': [CONTENT.cardSide, CONTENT.checkText, CONTENT.keyPoint, CONTENT.questionText],
  '11.7': [
    ...[
      CONTENT.keywords,
      CONTENT.cards,
      CONTENT.checks,
      curriculum.SCRIPT_FIGURES_MAX,
      CONTENT.prerequisites,
      CONTENT.outcomes,
      CONTENT.priorKnowledge,
    ],
  ],
  '11.8': [KEY_POINT_LIMITS.min, KEY_POINT_LIMITS.max, KEY_POINT_LIMITS.words],
  '11.9': curriculum.RECOMMENDED_SCRIPT_WORDS,
  '12.1': [QUESTION_KINDS.length],
  '12.2': [MAX_OPTIONS],
  '12.3': [ANSWER_LIMITS.shortText, ANSWER_LIMITS.numberText],
  '12.7': [HINT_LIMITS.count, HINT_LIMITS.length],
  '12.8': [curriculum.EARLY_READER_WORDS_MAX],
  '13.1': IMAGE_WIDTHS,
  '13.2': [IMAGE_LIMITS.bytes, IMAGE_LIMITS.pixels, IMAGE_LIMITS.originalSide],
  '13.3': [SOUND_LIMITS.bytes],
  '13.4': [PDF_LIMITS.bytes, PDF_LIMITS.text, PDF_LIMITS.pages, PDF_LIMITS.listed],
  '13.5': [RECORDING_LIMITS.seconds, RECORDING_LIMITS.leastSeconds, RECORDING_LIMITS.bytes],
  '14.2': [users.USER_LIMITS.children],
  '14.3': [
    ...[users.USER_LIMITS.name, users.USER_LIMITS.nickNameMin, users.USER_LIMITS.nickName],
    users.USER_LIMITS.email,
  ],
  '14.6': [avatars.length],
  '14.18': [users.SHOWN_TEST_RESULTS, SHOWN_VISIT_DAYS],
  '15.2': [billing.FREE_QUESTIONS],
  '15.3': [billing.FREE_CARDS],
  '15.4': [billing.FREE_TESTS_PER_LESSON_A_DAY],
  '15.6': [
    DAILY_ALLOWANCES.aiMaxTokens,
    DAILY_ALLOWANCES.aiTokens,
    DAILY_ALLOWANCES.tokenWindowMs / HOUR_MS,
  ],
  '15.7': [DAILY_ALLOWANCES.professorQuestions],
  '15.10': [UNDO_WINDOW_MS / HOUR_MS],
  '15.11': [
    ...[PRODUCT_LIMITS.name, PRODUCT_LIMITS.description],
    ...[PRODUCT_LIMITS.price, PRODUCT_LIMITS.duration],
  ],
  '15.13': [curriculum.FREE_LESSON_FROM_LESSONS, curriculum.HIDDEN_FREE_LESSON_HOURS],
  '16.1': [ORDER_LIMITS.waiting, ORDER_LIMITS.anHour],
  '16.2': [ORDER_LIMITS.remindAfterDays, ORDER_LIMITS.lapseAfterDays],
  '16.3': [SLIP_MAX.payer, SLIP_MAX.name, SLIP_MAX.address, SLIP_MAX.city, SLIP_MAX.description],
  '17.1': [LEVEL_THRESHOLDS.alarm, LEVEL_THRESHOLDS.unsure],
  '18.2': [LIST_MAX.lessons, LIST_MAX.questions, LIST_MAX.sponsors],
  '18.4': [SPONSOR_SLOTS.length],
  '18.6': [
    ...[SITE_LIMITS.brandName, SITE_LIMITS.address, SITE_LIMITS.bannerHtml],
    ...[SITE_LIMITS.sponsorName, SITE_LIMITS.sponsorText],
  ],
  '18.8': [PAGE_LIMITS.title, PAGE_LIMITS.description, PAGE_LIMITS.text, PAGE_LIMITS.changeNote],
  ...REWARD_RULE_VALUES,
  '21.3': [DAILY_RECORD_LIMITS.answers, DAILY_RECORD_LIMITS.reviews, DAILY_RECORD_LIMITS.tests],
  '21.5': [ANSWER_LENGTH_LIMITS.word, ANSWER_LENGTH_LIMITS.openAnswer],
  '22.5': [LONGEST_PART],
  '23.1': [exams.QUESTIONS_PER_TEST],
  '23.3': [MARKS[5], MARKS[4], MARKS[3], MARKS[2]],
  '23.4': [...TEST_TIMER.minutesAQuestion, TEST_TIMER.stepMinutes],
  '23.5': [TEST_GRACE_MS],
  '23.7': [LONGEST_SECRET_MS / HOUR_MS],
  '23.8': [exams.TEST_RESULTS_LISTED],
  '23.11': [curriculum.MIXED_TEST_FROM_LESSONS],
  '23.12': [exams.REHEARSALS_PER_TEXTBOOK],
  '24.1': [FSRS_PARAMETERS.request_retention, FSRS_PARAMETERS.maximum_interval],
  '24.2': [CARDS_A_DAY],
  '24.3': [CARDS_PER_XP, EARNING_CARDS_A_DAY],
  '25.1': [CHECKS_A_DAY],
  '25.3': [highestGrade(isOralCheckGrade)],
  '26.1': [MASTERY.right, MASTERY.of],
  '26.2': [TOPIC_LEVEL_THRESHOLDS.strong, TOPIC_LEVEL_THRESHOLDS.steady],
  '26.4': [HINTED_SHARE],
  '27.1': [
    ...[PLAN_LIMITS.daysAhead, PLAN_LIMITS.lessons, PLAN_LIMITS.open],
    ...[PLAN_LIMITS.aDay, PLAN_LIMITS.archived],
  ],
  '27.2': [DAY_REVIEW_SIZE.items, DAY_REVIEW_SIZE.most],
  '27.3': [SITTING_SIZE.questions, SITTING_SIZE.cards, MOST_TURNS_A_SKILL, TEST_SHARE],
  '27.4': [SITTINGS_A_DAY, SITTINGS_KEPT_DAYS],
  '27.5': [FAILURES_BEFORE_CHANGE],
  '27.6': [TURNS_OF_NEW_SKILL],
  '27.10': [PLACEMENT.questions, PLACEMENT.lessons],
  '27.11': [PLACEMENT.slip, PLACEMENT.typedGuess],
  '27.12': [PLACEMENT.clearAbove, PLACEMENT.startQuantile, PLACEMENT.asGoodFrom],
  '27.14': [SHORT_SITTING],
  '28.1': [NOTEBOOK_LIMITS.title, NOTEBOOK_LIMITS.content, NOTEBOOK_LIMITS.items],
  '28.2': [BOOKMARKS_MAX],
  '29.1': [PLAYS_IN_24_HOURS],
  '29.2': [POINTS.right, POINTS.speedMax],
  '29.3': [PACE.quick, PACE.slow],
  '29.4': [MIN_MS_PER_QUESTION],
  '29.5': [LEADERBOARD_LIMITS.top, LEADERBOARD_LIMITS.around, LEADERBOARD_LIMITS.topKeptMs],
  '29.6': [FEWEST_PLAYERS],
  '39.1': Object.values(DAYS_PER_CHILD),
  '39.2': [MOST_CHILDREN_OF_MIDDLE_GOAL],
  '39.5': [CAUGHT_UP_WEEKS],
  '30.2': [MIN_TOPIC_QUESTIONS],
  '30.3': [LETTER_HOUR],
  '31.1': [SAMPLE_SIZE, ENOUGH_ANSWERS, WEAK_BELOW],
  '31.2': [MIN_TYPED_ANSWER_PUPILS],
  '33.1': [LESSON_SEARCH.minCharacters, LESSON_SEARCH.maxResults, LESSON_SEARCH.waitMs],
  '33.2': [
    ...[QUESTION_SEARCH.minCharacters, QUESTION_SEARCH.pageSize, QUESTION_SEARCH.maxPageSize],
    ...[QUESTION_SEARCH.firstPage, QUESTION_SEARCH.waitMs],
  ],
  '34.2': [PROFESSOR_LIMITS.text, PROFESSOR_LIMITS.answer],
  '34.3': [PROFESSOR_LIMITS.ownPage, PROFESSOR_LIMITS.listPage, PROFESSOR_LIMITS.pageMax],
  '34.4': [PROFESSOR_LIMITS.asksADay, PROFESSOR_LIMITS.picturesADay],
  '34.5': [
    ...[PROFESSOR_LIMITS.promiseMs / HOUR_MS, PROFESSOR_LIMITS.urgentMs / HOUR_MS],
    PROFESSOR_LIMITS.takenMs / MINUTE_MS,
  ],
  '35.2': [
    ...[ASSISTANT_LIMITS.question, ASSISTANT_LIMITS.reply, ASSISTANT_LIMITS.passages],
    ...[ASSISTANT_LIMITS.shownPassages, ASSISTANT_LIMITS.aDay],
  ],
  '35.3': [
    ASSISTANT_LIMITS.keptDays,
    ASSISTANT_LIMITS.conversationMs / MINUTE_MS,
    ASSISTANT_LIMITS.abandonedMs / MINUTE_MS,
  ],
  '35.5': [MODEL_TIMEOUTS.silenceMs, MODEL_TIMEOUTS.totalMs],
  '36.1': [
    ...[RECORD_LIMITS.drafts, RECORD_LIMITS.draftText],
    ...[RECORD_LIMITS.history, RECORD_LIMITS.binDays],
  ],
  '37.1': [
    ...[UPLOAD_LIMITS.bytes, UPLOAD_LIMITS.aDay],
    ...[UPLOAD_LIMITS.keptMinutes, UPLOAD_LIMITS.keptDays],
  ],
  '37.2': [MOST_ROWS],
  '38.2': [Object.keys(FLOORS).length],
  '38.3': [
    Number(/"max-lines": \[\s*"error",\s*\{\s*"max": (\d+)/.exec(textOf('.oxlintrc.json'))?.[1]),
  ],
}
