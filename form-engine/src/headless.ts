/** The engine without React or a DOM. It runs in Node and in the browser, with the same validation results. */

export { decodeAnswers } from './answers/decodeAnswers.ts';
export { encodeAnswers } from './answers/encodeAnswers.ts';
export { prefillAnswers } from './answers/prefillAnswers.ts';
export { compileSchema } from './json-schema/compileSchema.ts';
export type { CompiledSchema, SchemaOptions } from './json-schema/compileSchemaWith.ts';
export type { AnyData, DataOf } from './json-schema/raw-data/dataOf.ts';
export type { DataProblem } from './json-schema/raw-data/dataProblems.ts';
export type {
  OffersJsonSchema,
  StandardProps,
  StandardResult,
} from './json-schema/raw-data/standardSchema.ts';
export type {
  AddressPort,
  ClockPort,
  DraftPort,
  OptionPort,
  PlacePort,
  Ports,
  UploadFailure,
  UploadPort,
  UploadTarget,
} from './ports.ts';
export { nationalities } from './questions/nationality/nationalities.ts';
export type {
  Address,
  Answer,
  Answers,
  MatrixAnswer,
  Rows,
  WireAnswer,
} from './questions/question-kind/answer.ts';
export type { JsonSchema, KindSettings, SettingTexts } from './questions/question-kind/kindSettings.ts';
export type { Finding, Problem } from './questions/question-kind/problem.ts';
export type {
  CheckContext,
  Decoded,
  FormSettings,
  KeywordMessage,
  QuestionKind,
  UiSchema,
} from './questions/question-kind/questionKind.ts';
export { type KindName, questionKinds } from './questions/questionKinds.ts';
export * as rules from './rules/rules.ts';
export type { CompiledForm, CompileOptions, FormStep } from './schema/compiledForm.ts';
export { compileForm } from './schema/compileForm.ts';
export { compileFormLight } from './schema/compileWith.ts';
export { portableSchema } from './schema/portableSchema.ts';
export type { AnswerTest, Comparator, Comparison, Condition, Test } from './sections/condition.ts';
export type { Diagnostic } from './sections/diagnostic.ts';
export type { Check, CheckComparator } from './sections/expressions/check.ts';
export type { Expression } from './sections/expressions/expression.ts';
export type { Lock, Option, OptionImage, OptionSource, Question, Section } from './sections/question.ts';
export { readSections } from './sections/readSections.ts';
export type {
  AnswerOrigin,
  WireBound,
  WireCheck,
  WireCondition,
  WireConfig,
  WireDate,
  WireDay,
  WireExpression,
  WireLayout,
  WireOption,
  WireOptionSource,
  WireQuestion,
  WireRepeat,
  WireRows,
  WireSection,
  WireTest,
  WireText,
} from './sections/wireSection.ts';
export { fillIn } from './texts/fillIn.ts';
export { nl, type Texts } from './texts/nl.ts';
export { validateAnswer, validateAnswers } from './validation/validateAnswers.ts';
export type { ValidationContext } from './validation/validationContext.ts';
export type { FormView } from './visibility/formView.ts';
export { canHideEmpty, formCourses, visibleQuestions } from './visibility/visibleQuestions.ts';
