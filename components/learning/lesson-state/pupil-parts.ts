/** What the lesson's page shows to pupils only, in one chunk. */
export { ElementStateLine } from './element-state-line'
export { NextStepPanel } from './next-step-panel'
