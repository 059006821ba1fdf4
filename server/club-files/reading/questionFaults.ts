import type { WireQuestion, WireSection } from '@clubpoort/form-engine/headless';
import type { ConditionInFile, QuestionInFile, SectionInFile } from '#schemas/club-file/questionInFile.ts';
import type { ClubFile } from '#schemas/clubFile.ts';
import { compileSections } from '../../services/registration/compileSections.ts';
import type { Fault } from '../fault.ts';

type Section = Pick<SectionInFile, 'title' | 'course' | 'questions'>;

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
  const conditions = asked.flatMap(({ question: { visibleWhen }, path: at }) =>
    visibleWhen
      ? conditionFaults(visibleWhen, { path: `${at}.visibleWhen`, asked: asked.map((one) => one.question) })
      : [],
  );
  if (faults.length + conditions.length > 0) return [...faults, ...conditions];
  const { diagnostics } = compileSections(wireSections(sections, courses));
  return diagnostics.map((diagnostic) => ({
    path: `${path}${placeOf(diagnostic.path)}`,
    message: diagnostic.message,
  }));
}

const choices: readonly string[] = ['radio', 'select', 'select_multiple'];

function shapeFaults({ type, options = [], config }: QuestionInFile, path: string): Fault[] {
  if (choices.includes(type) && options.length === 0)
    return [{ path: `${path}.options`, message: 'is missing: there is nothing to choose from' }];
  if (!choices.includes(type) && options.length > 0)
    return [{ path: `${path}.options`, message: `means nothing for a question of the type "${type}"` }];
  const values = options.map((option) => (typeof option === 'string' ? option : option.value));
  const twice = values.find((value, index) => values.indexOf(value) !== index);
  if (twice !== undefined) return [{ path: `${path}.options`, message: `"${twice}" is there twice` }];
  if (config?.min !== undefined && config.max !== undefined && config.min > config.max)
    return [{ path: `${path}.config`, message: `from ${config.min} to ${config.max} leaves no answer` }];
  return [];
}

interface ConditionPlace {
  readonly path: string;
  readonly asked: readonly QuestionInFile[];
}

function conditionFaults(condition: ConditionInFile, { path, asked }: ConditionPlace): Fault[] {
  const { qid, question, equals, in: list, filled } = condition;
  if ([equals, list, filled].filter((test) => test !== undefined).length !== 1)
    return [{ path, message: 'must have one of equals, in and filled' }];
  if ((qid === undefined) === (question === undefined))
    return [{ path, message: 'must have either a qid or a question (in its own words)' }];
  const found = asked.filter((other) =>
    qid === undefined ? other.question === question : other.qid === qid,
  );
  const name = qid === undefined ? `"${question}"` : `qid ${qid}`;
  if (found.length === 0) return [{ path, message: `there is no question ${name} in this form` }];
  if (qid === undefined && found.length > 1)
    return [{ path, message: `${name} is asked more than once in this form: give its qid` }];
  return [];
}

/** Writes sections as the server will send them. A question without a number gets one that no file can give. */
function wireSections(sections: readonly Section[], courses: readonly string[]): WireSection[] {
  const all = sections.flatMap(({ questions }) => questions);
  const qidOf = (question: QuestionInFile) => question.qid ?? `new-${all.indexOf(question)}`;
  const nidOf = (course: string | undefined) => (course === undefined ? 0 : courses.indexOf(course) + 1);
  const condition = (when: ConditionInFile): NonNullable<WireQuestion['visible_when']> => {
    const { qid, question, course, ...test } = when;
    const target = all.find((other) => (qid === undefined ? other.question === question : other.qid === qid));
    const nid = course === undefined ? {} : { nid: nidOf(course) };
    // Safe cast: `conditionFaults` made sure that the condition has one test and refers to an existing question.
    return { qid: target ? qidOf(target) : '', ...nid, ...test } as NonNullable<WireQuestion['visible_when']>;
  };
  return sections.map(({ title, course, questions }) => ({
    title,
    fields: questions.map((question) => ({
      qid: qidOf(question),
      nid: nidOf(course),
      type: question.type,
      question: question.question,
      required: question.required,
      ...(question.options && { options: wireOptions(question.options) }),
      ...(question.defaultKey !== undefined && { default_key: question.defaultKey }),
      ...(question.config && { config: wireConfig(question.config) }),
      ...(question.visibleWhen && { visible_when: condition(question.visibleWhen) }),
    })),
  }));
}

function wireConfig({ min, max, min_age }: NonNullable<QuestionInFile['config']>) {
  return {
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(min_age !== undefined && { min_age }),
  };
}

function wireOptions(options: NonNullable<QuestionInFile['options']>): Record<string, string> {
  return Object.fromEntries(
    options.map((option) => (typeof option === 'string' ? [option, option] : [option.value, option.label])),
  );
}

/** Converts `/0/fields/3` of the wire to `[0].questions[3]` of the file. */
function placeOf(pointer: string): string {
  const [, section = '0', , field] = pointer.split('/');
  return `[${section}]${field === undefined ? '' : `.questions[${field}]`}`;
}
