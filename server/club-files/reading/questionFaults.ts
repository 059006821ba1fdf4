import type {
  WireCheck,
  WireCondition,
  WireConfig,
  WireQuestion,
  WireSection,
} from '@clubpoort/form-engine/headless';
import type { CheckInFile } from '#schemas/club-file/checkInFile.ts';
import type { ConditionInFile } from '#schemas/club-file/conditionInFile.ts';
import type { QuestionInFile, RowQuestionInFile, SectionInFile } from '#schemas/club-file/questionInFile.ts';
import type { ClubFile } from '#schemas/clubFile.ts';
import { compileSections } from '../../services/registration/compileSections.ts';
import { copiedQuestionsFaults } from '../copiedQuestions.ts';
import { inRow, mapChecks, mapExpression } from '../mapExpression.ts';
import { mapTests } from '../mapTests.ts';
import { rowQuestionOnWire } from '../rowQuestion.ts';
import type { ClubFileTexts } from '../texts/en.ts';
import type { FoundFault } from '../texts/fault.ts';
import { type ConditionPlace, conditionFaults } from './questions/conditionFaults.ts';
import { configFaults } from './questions/configFaults.ts';
import {
  checkFaults,
  expressionFaults,
  referenceFaults as referenceFaultsOf,
} from './questions/expressionFaults.ts';
import { type AskedQuestions, namedAlone, questionsNamed } from './questions/questionsNamed.ts';
import { sectionFaults } from './questions/sectionFaults.ts';

type Section = Omit<SectionInFile, 'federation'>;
type Asked = QuestionInFile | RowQuestionInFile;

/** Finds mistakes in the forms of a file by running the form engine on them, as a member's browser will. */
export function questionFaults(file: ClubFile): FoundFault[] {
  const courses = file.courses.map(({ url }) => url);
  const unknown = file.questions.flatMap(({ course }, index) =>
    course === undefined || courses.includes(course)
      ? []
      : [{ path: `questions[${index}].course`, say: ({ faults }: ClubFileTexts) => faults.noCourse(course) }],
  );
  return [
    ...unknown,
    ...copiedQuestionsFaults(file),
    ...formFaults(file.questions, { path: 'questions', courses }),
    ...file.forms.flatMap(({ opensOn, closesOn }, index) =>
      opensOn !== undefined && closesOn !== undefined && closesOn < opensOn
        ? [
            {
              path: `forms[${index}].closesOn`,
              say: ({ faults }: ClubFileTexts) => faults.formClosesTooSoon(closesOn, opensOn),
            },
          ]
        : [],
    ),
    ...file.forms.flatMap(({ sections }, index) =>
      formFaults(sections, { path: `forms[${index}].sections`, courses: [] }),
    ),
  ];
}

interface Place {
  readonly path: string;
  readonly courses: readonly string[];
}

function formFaults(sections: readonly Section[], { path, courses }: Place): FoundFault[] {
  const asked = sections.flatMap((section, s) =>
    section.questions.map((question, q) => ({
      ...{ question, section, path: `${path}[${s}].questions[${q}]` },
    })),
  );
  const all = asked.map(({ question }) => question);
  const faults = asked.flatMap(({ question, path: at }) => [
    ...shapeFaults(question, at),
    ...groupFaults(question, at),
    ...referenceFaults(question, { path: at, asked: all }),
    ...checkFaults(question.checks, { path: `${at}.checks`, asked: all, row: namedAlone(question.fields) }),
    ...(question.fields ?? []).flatMap((field, f) => [
      ...shapeFaults(field, `${at}.fields[${f}]`),
      ...referenceFaults(field, { path: `${at}.fields[${f}]`, asked: all, row: question.fields ?? [] }),
    ]),
  ]);
  const conditions = sections.flatMap(({ visibleWhen, checks }, s) => [
    ...(visibleWhen ? conditionFaults(visibleWhen, { path: `${path}[${s}].visibleWhen`, asked: all }) : []),
    ...checkFaults(checks, { path: `${path}[${s}].checks`, asked: all }),
  ]);
  const wrong = [...faults, ...sectionFaults(sections, path), ...conditions];
  if (wrong.length > 0) return wrong;
  // Any day will do: it settles the conditions on an age, which are right or wrong on every day.
  const { diagnostics } = compileSections(wireSections(sections, courses), '2026-01-01');
  return diagnostics.map((diagnostic) => ({
    path: `${path}${placeOf(diagnostic.path)}`,
    // The engine's own sentences are English.
    say: () => diagnostic.message,
  }));
}

/** Finds mistakes in what a question says about other questions: its conditions, and the number that it computes. */
function referenceFaults(
  { visibleWhen, requiredWhen, disabledWhen, readOnlyWhen, options = [], config }: Asked,
  { path, ...place }: ConditionPlace,
): FoundFault[] {
  const conditions = [
    { when: visibleWhen, at: `${path}.visibleWhen` },
    { when: requiredWhen, at: `${path}.requiredWhen` },
    { when: disabledWhen, at: `${path}.disabledWhen` },
    { when: readOnlyWhen, at: `${path}.readOnlyWhen` },
    ...options.map((option, index) => ({
      when: typeof option === 'string' ? undefined : option.visibleWhen,
      at: `${path}.options[${index}].visibleWhen`,
    })),
  ].flatMap(({ when, at }) => (when ? conditionFaults(when, { path: at, ...place }) : []));
  const { expression, options_from: source } = config ?? {};
  return [
    ...conditions,
    ...(expression === undefined
      ? []
      : expressionFaults(expression, { path: `${path}.config.expression`, ...place })),
    ...(source ? referenceFaultsOf(source.qid, { path: `${path}.config.options_from.qid`, ...place }) : []),
  ];
}

function groupFaults({ type, fields, checks }: QuestionInFile, path: string): FoundFault[] {
  if (type !== 'group' && checks !== undefined)
    return [{ path: `${path}.checks`, say: ({ faults }) => faults.notOfType(type) }];
  if (type === 'group' && fields === undefined)
    return [{ path: `${path}.fields`, say: ({ faults }) => faults.nothingToAsk }];
  if (type !== 'group' && fields !== undefined)
    return [{ path: `${path}.fields`, say: ({ faults }) => faults.notOfType(type) }];
  return [];
}

const choices: readonly string[] = ['radio', 'select', 'select_multiple', 'ranking', 'matrix'];

function shapeFaults(question: Asked, path: string): FoundFault[] {
  const { type, options = [], config } = question;
  if (choices.includes(type) && options.length === 0 && !config?.options_from)
    return [{ path: `${path}.options`, say: ({ faults }) => faults.nothingToChoose }];
  if (!choices.includes(type) && options.length > 0)
    return [{ path: `${path}.options`, say: ({ faults }) => faults.notOfType(type) }];
  const values = options.map((option) => (typeof option === 'string' ? option : option.value));
  const twice = values.find((value, index) => values.indexOf(value) !== index);
  if (twice !== undefined)
    return [{ path: `${path}.options`, say: ({ faults }) => faults.optionTwice(twice) }];
  const { min, max } = config ?? {};
  if (typeof min === 'number' && typeof max === 'number' && min > max)
    return [{ path: `${path}.config`, say: ({ faults }) => faults.leavesNoAnswer(min, max) }];
  if (type === 'static' && config?.text === undefined)
    return [{ path: `${path}.config.text`, say: ({ faults }) => faults.nothingToRead }];
  if (type === 'computed' && config?.expression === undefined)
    return [{ path: `${path}.config.expression`, say: ({ faults }) => faults.nothingToCompute }];
  return configFaults(question, path);
}

/** Writes sections as the server will send them. A question without a number gets one that no file can give. */
function wireSections(sections: readonly Section[], courses: readonly string[]): WireSection[] {
  const all = sections.flatMap(({ questions }) => questions);
  const nidOf = (course: string | undefined) => (course === undefined ? 0 : courses.indexOf(course) + 1);
  const { condition, checksOf } = onWire({ asked: all }, nidOf);
  return sections.map(({ title, step, visibleWhen, checks, course, questions }) => ({
    ...{ title, step },
    ...(visibleWhen && { visible_when: condition(visibleWhen) }),
    ...(checks && { checks: checksOf(checks) }),
    fields: questions.map((question) => wireQuestion(question, { asked: all, nidOf, course })),
  }));
}

interface Form {
  readonly asked: readonly QuestionInFile[];
  readonly course: string | undefined;
  nidOf(course: string | undefined): number;
}

function wireQuestion(question: QuestionInFile, { asked, nidOf, course }: Form): WireQuestion {
  const { condition, expression, checksInRows } = onWire({ asked }, nidOf);
  const inRow = onWire({ asked, row: question.fields ?? [] }, nidOf);
  return {
    qid: qidOnWire(question, asked),
    nid: nidOf(course),
    type: question.type,
    question: question.question,
    required: question.required,
    ...(question.options && { options: wireOptions(question.options, condition) }),
    ...(question.defaultKey !== undefined && { default_key: question.defaultKey }),
    ...(question.config && { config: expression(question.config) }),
    ...(question.visibleWhen && { visible_when: condition(question.visibleWhen) }),
    ...(question.requiredWhen && { required_when: condition(question.requiredWhen) }),
    ...(question.disabledWhen && { disabled_when: condition(question.disabledWhen) }),
    ...(question.readOnlyWhen && { read_only_when: condition(question.readOnlyWhen) }),
    ...(question.lockReason !== undefined && { lock_reason: question.lockReason }),
    ...(question.checks && { checks: checksInRows(question.checks) }),
    ...(question.fields && {
      // Safe cast: the schema of the file allows only what a question of a group may have.
      fields: question.fields.map((field) => rowQuestionOnWire(field, inRow)) as unknown as WireQuestion[],
    }),
  };
}

function qidOnWire(question: Asked, asked: readonly Asked[]): string | number {
  return question.qid ?? `new-${asked.indexOf(question)}`;
}

/** Writes what refers to other questions as the wire has it. */
function onWire(place: AskedQuestions, nidOf: (course: string) => number) {
  const reference = (name: unknown) => {
    const target =
      typeof name === 'number' || typeof name === 'string' ? questionsNamed(name, place)[0] : undefined;
    return target ? qidOnWire(target, place.asked) : '';
  };
  const condition = (when: unknown) =>
    // Safe cast: `conditionFaults` made sure that each test is one test and refers to an existing question.
    mapTests(when, ({ qid, question, course, ...test }) => ({
      qid: reference(qid ?? question),
      ...(typeof course === 'string' && { nid: nidOf(course) }),
      ...test,
    })) as unknown as WireCondition;
  const expression = (config: NonNullable<QuestionInFile['config']>) =>
    // Safe cast: an optional setting of the file is never undefined, because it comes from JSON.
    ({
      ...config,
      ...(config.expression !== undefined && {
        expression: mapExpression(config.expression, { reference, condition }),
      }),
      ...(config.options_from && {
        options_from: { ...config.options_from, qid: reference(config.options_from.qid) },
      }),
    }) as WireConfig;
  // Safe casts: `checkFaults` made sure of what the schema of the file leaves open.
  const checksOf = (checks: readonly CheckInFile[]) =>
    mapChecks(checks, { reference, condition }) as unknown as WireCheck[];
  const checksInRows = (checks: readonly CheckInFile[]) =>
    mapChecks(checks, inRow({ reference, condition })) as unknown as WireCheck[];
  return { reference, condition, expression, checksOf, checksInRows };
}

function wireOptions(
  options: NonNullable<QuestionInFile['options']>,
  condition: (when: ConditionInFile) => WireCondition,
) {
  return options.map((option) => {
    if (typeof option === 'string') return option;
    const { value, label, visibleWhen, image, imageAlt } = option;
    return {
      ...{ value, label },
      ...(visibleWhen && { visible_when: condition(visibleWhen) }),
      ...(image !== undefined && { image }),
      ...(imageAlt !== undefined && { image_alt: imageAlt }),
    };
  });
}

/** Converts `/0/fields/3/fields/1` of the wire to `[0].questions[3].fields[1]` of the file. */
function placeOf(pointer: string): string {
  const [, section = '0', , field, , inRow] = pointer.split('/');
  const question = field === undefined ? '' : `.questions[${field}]`;
  return `[${section}]${question}${inRow === undefined ? '' : `.fields[${inRow}]`}`;
}
