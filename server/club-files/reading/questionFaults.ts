import type { WireCondition, WireConfig, WireSection } from '@clubpoort/form-engine/headless';
import type { ConditionInFile, QuestionInFile, SectionInFile } from '#schemas/club-file/questionInFile.ts';
import type { ClubFile } from '#schemas/clubFile.ts';
import { compileSections } from '../../services/registration/compileSections.ts';
import type { Fault } from '../fault.ts';
import { mapTests } from '../mapTests.ts';
import { conditionFaults } from './conditionFaults.ts';
import { configFaults } from './configFaults.ts';
import { sectionFaults } from './sectionFaults.ts';

type Section = Omit<SectionInFile, 'federation'>;

/** Finds mistakes in the forms of a file by running the form engine on them, as a member's browser will. */
export function questionFaults(file: ClubFile): Fault[] {
  const courses = file.courses.map(({ url }) => url);
  const unknown = file.questions.flatMap(({ course }, index) =>
    course === undefined || courses.includes(course)
      ? []
      : [{ path: `questions[${index}].course`, message: `there is no course "${course}" in this file` }],
  );
  return [
    ...unknown,
    ...formFaults(file.questions, { path: 'questions', courses }),
    ...file.forms.flatMap(({ sections }, index) =>
      formFaults(sections, { path: `forms[${index}].sections`, courses: [] }),
    ),
  ];
}

interface Place {
  readonly path: string;
  readonly courses: readonly string[];
}

function formFaults(sections: readonly Section[], { path, courses }: Place): Fault[] {
  const asked = sections.flatMap((section, s) =>
    section.questions.map((question, q) => ({
      ...{ question, section, path: `${path}[${s}].questions[${q}]` },
    })),
  );
  const faults = asked.flatMap(({ question, path: at }) => shapeFaults(question, at));
  const all = asked.map(({ question }) => question);
  const conditions = [
    ...sections.map(({ visibleWhen }, s) => ({ when: visibleWhen, at: `${path}[${s}].visibleWhen` })),
    ...asked.flatMap(({ question, path: at }) => conditionsOf(question, at)),
  ].flatMap(({ when, at }) => (when ? conditionFaults(when, { path: at, asked: all }) : []));
  const wrong = [...faults, ...sectionFaults(sections, path), ...conditions];
  if (wrong.length > 0) return wrong;
  // Any day will do: it settles the conditions on an age, which are right or wrong on every day.
  const { diagnostics } = compileSections(wireSections(sections, courses), '2026-01-01');
  return diagnostics.map((diagnostic) => ({
    path: `${path}${placeOf(diagnostic.path)}`,
    message: diagnostic.message,
  }));
}

/** The conditions of a question and of its options, with their paths. */
function conditionsOf({ visibleWhen, requiredWhen, options = [] }: QuestionInFile, path: string) {
  return [
    { when: visibleWhen, at: `${path}.visibleWhen` },
    { when: requiredWhen, at: `${path}.requiredWhen` },
    ...options.map((option, index) => ({
      when: typeof option === 'string' ? undefined : option.visibleWhen,
      at: `${path}.options[${index}].visibleWhen`,
    })),
  ];
}

const choices: readonly string[] = ['radio', 'select', 'select_multiple'];

function shapeFaults(question: QuestionInFile, path: string): Fault[] {
  const { type, options = [], config } = question;
  if (choices.includes(type) && options.length === 0)
    return [{ path: `${path}.options`, message: 'is missing: there is nothing to choose from' }];
  if (!choices.includes(type) && options.length > 0)
    return [{ path: `${path}.options`, message: `means nothing for a question of the type "${type}"` }];
  const values = options.map((option) => (typeof option === 'string' ? option : option.value));
  const twice = values.find((value, index) => values.indexOf(value) !== index);
  if (twice !== undefined) return [{ path: `${path}.options`, message: `"${twice}" is there twice` }];
  const { min, max } = config ?? {};
  if (typeof min === 'number' && typeof max === 'number' && min > max)
    return [{ path: `${path}.config`, message: `from ${min} to ${max} leaves no answer` }];
  if (type === 'static' && config?.text === undefined)
    return [{ path: `${path}.config.text`, message: 'is missing: there is nothing to read' }];
  return configFaults(question, path);
}

/** Writes sections as the server will send them. A question without a number gets one that no file can give. */
function wireSections(sections: readonly Section[], courses: readonly string[]): WireSection[] {
  const all = sections.flatMap(({ questions }) => questions);
  const qidOf = (question: QuestionInFile) => question.qid ?? `new-${all.indexOf(question)}`;
  const nidOf = (course: string | undefined) => (course === undefined ? 0 : courses.indexOf(course) + 1);
  const condition = (when: ConditionInFile) =>
    // Safe cast: `conditionFaults` made sure that each test is one test and refers to an existing question.
    mapTests(when, ({ qid, question, course, ...test }) => {
      const target = all.find((other) =>
        qid === undefined ? other.question === question : other.qid === qid,
      );
      const nid = typeof course === 'string' ? { nid: nidOf(course) } : {};
      return { qid: target ? qidOf(target) : '', ...nid, ...test };
    }) as unknown as WireCondition;
  return sections.map(({ title, step, visibleWhen, course, questions }) => ({
    ...{ title, step },
    ...(visibleWhen && { visible_when: condition(visibleWhen) }),
    fields: questions.map((question) => ({
      qid: qidOf(question),
      nid: nidOf(course),
      type: question.type,
      question: question.question,
      required: question.required,
      ...(question.options && { options: wireOptions(question.options, condition) }),
      ...(question.defaultKey !== undefined && { default_key: question.defaultKey }),
      // Safe cast: an optional setting of the file is never undefined, because it comes from JSON.
      ...(question.config && { config: question.config as WireConfig }),
      ...(question.visibleWhen && { visible_when: condition(question.visibleWhen) }),
      ...(question.requiredWhen && { required_when: condition(question.requiredWhen) }),
    })),
  }));
}

function wireOptions(
  options: NonNullable<QuestionInFile['options']>,
  condition: (when: ConditionInFile) => WireCondition,
) {
  return options.map((option) => {
    if (typeof option === 'string') return option;
    const { value, label, visibleWhen } = option;
    return { value, label, ...(visibleWhen && { visible_when: condition(visibleWhen) }) };
  });
}

/** Converts `/0/fields/3` of the wire to `[0].questions[3]` of the file. */
function placeOf(pointer: string): string {
  const [, section = '0', , field] = pointer.split('/');
  return `[${section}]${field === undefined ? '' : `.questions[${field}]`}`;
}
