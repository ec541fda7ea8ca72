/** What the lesson's page shows to pupils alone, in one file so that it comes in one request. */
export { ElementStateLine } from './element-state-line'
export { NextStepPanel } from './next-step-panel'
