/**
 * The form builder without React or a DOM: pure functions on sections. A host that wants a builder of its own look puts them
 * behind its own interface.
 */

export type { Imported, ImportFormat, NotTaken, NotTakenReason } from '../import/imported.ts';
export type { ImportOptions } from '../import/importForm.ts';
export { importForm } from '../import/loadImport.ts';
export { readCsv } from '../import/sheets/csv.ts';
export { readWorkbook } from '../import/sheets/readWorkbook.ts';
export type { Sheet } from '../import/sheets/sheet.ts';
export type { ZipFault } from '../import/sheets/unzip.ts';
export { clipboardText, partsOfClipboard } from './pasting/clipboard.ts';
export { placeImported } from './pasting/placeImported.ts';
export {
  type ConditionGroup,
  type ConditionNode,
  type ConditionTest,
  type Operator,
  readConditionTree,
  writeConditionTree,
} from './pure/conditionTree.ts';
export { type Converted, convertQuestion, type TargetKind } from './pure/convertQuestion.ts';
export { type DropSide, dropTarget, targetBehind } from './pure/dropTarget.ts';
export {
  changePart,
  duplicateParts,
  type Edit,
  insertParts,
  moveParts,
  type Refused,
  removeParts,
  renameQuestion,
  type Target,
} from './pure/edits.ts';
export { readSteps, type Step, type StepName, writeSteps } from './pure/expressionSteps.ts';
export { type History, type Moment, redo, startHistory, undo, withChange } from './pure/history.ts';
export {
  type Merge,
  type MergeConflict,
  type MergeSide,
  type MergeVersions,
  mergeSections,
} from './pure/mergeSections.ts';
export { type OpenedSections, openSections } from './pure/openSections.ts';
export { type Asking, askingAbout } from './pure/operatorsOf.ts';
export {
  allQuestions,
  type FormPart,
  type Place,
  type PlacedQuestion,
  partAt,
  questionAt,
} from './pure/parts.ts';
export { freshQid } from './pure/qids.ts';
export { type Reference, referencesIn, referencesTo } from './pure/references.ts';
export { settingsOf } from './pure/settingsOf.ts';
export type { Operand } from './words/expressionOperands.ts';
export { type Fault, faultsAt } from './words/faultsAt.ts';
export {
  type FormText,
  languagesIn,
  type TextProperty,
  textIn,
  textsIn,
  withFormText,
  withTextIn,
} from './words/languages.ts';
