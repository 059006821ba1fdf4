import { configField } from '../questions/building-blocks/configField.ts';
import type { FormSettings, QuestionKind, UiSchema } from '../questions/question-kind/questionKind.ts';
import { questionKinds } from '../questions/questionKinds.ts';
import { unknownKind } from '../questions/unknown/unknown.ts';
import type { Diagnostic } from '../sections/diagnostic.ts';
import { answerTerms } from '../sections/expressions/expression.ts';
import type { Question, Section } from '../sections/question.ts';
import { readSections } from '../sections/readSections.ts';
import { isRecord } from '../sections/wireValue.ts';
import { nl } from '../texts/nl.ts';
import { defaultLocale, readLocale } from '../texts/readLocale.ts';
import type { CompiledForm, CompileOptions, FormStep } from './compiledForm.ts';
import { formSchema } from './formSchema.ts';
import { unknownProperties, unknownSectionProperties } from './names/unknownProperties.ts';
import { chooseKinds } from './rows/chooseKinds.ts';
import { type Level, rowFaults, rowLevel, rowSections, topLevel } from './rows/rowLevel.ts';

/**
 * Compiles the sections from a server into a form. Never throws on bad wire data: `diagnostics` lists the faults, and
 * every readable question is asked.
 *
 * @param wire sections as in `section.schema.json`, or any other value.
 */
export function compileForm(wire: unknown, options: CompileOptions = {}): CompiledForm {
  const { apostrophesInNames = false, allowHideEmpty = true } = options;
  const locale = options.locale === undefined ? defaultLocale : readLocale(options.locale);
  const settings: FormSettings = { apostrophesInNames, allowHideEmpty, locale: locale ?? defaultLocale };
  const form = compileLevel(wire, { options, settings, level: topLevel });
  const unknown = locale === undefined ? [unknownLocale(options.locale)] : [];
  return { ...form, diagnostics: [...unknown, ...form.diagnostics] };
}

interface Compiling {
  readonly options: CompileOptions;
  readonly settings: FormSettings;
  readonly level: Level;
}

/** Compiles a whole form, or the form of one row. */
function compileLevel(wire: unknown, { options, settings, level }: Compiling): CompiledForm {
  const { kinds: available = questionKinds, texts, today, plainKeys = false } = options;
  const read = readSections(wire, {
    today,
    locale: settings.locale,
    findOutside: level.findOutside,
    plainKeys,
  });
  const compileRows = (group: Question) =>
    compileLevel(rowSections(group), {
      options,
      settings,
      level: rowLevel(level, read.questions, { nid: group.nid, plainKeys }),
    });
  const { faults, ...chosen } = chooseKinds(read.questions, { available, level }, compileRows);
  const { questions, kinds, rows } = chosen;
  const parameters = new Map(
    [...questions].map(([key, question]) => [key, kinds.get(key)?.parameters?.(question, settings) ?? {}]),
  );
  const parts = { ...chosen, parameters, settings, sections: read.sections };
  const pathOf = (key: string) => read.paths.get(key) ?? '';
  return {
    ...parts,
    schema: formSchema(parts),
    uiSchema: formUiSchema(parts),
    steps: formSteps(read.sections),
    texts: { ...nl, ...texts },
    diagnostics: [
      ...read.diagnostics,
      ...unknownSectionProperties(wire),
      ...[...questions.values()].flatMap((question) =>
        [
          ...unknownProperties(question, kinds.get(question.key) ?? unknownKind),
          ...diagnose(question, kinds.get(question.key), faults.get(question.key)),
          ...expressionFaults(question, kinds),
        ].map((found) => ({ ...found, path: pathOf(question.key) })),
      ),
      ...[...rows].flatMap(([key, row]) => rowDiagnostics(row, questions.get(key), pathOf(key))),
    ],
  };
}

/** The faults in the questions of a group. @param path the JSON pointer of the group. */
function rowDiagnostics(row: CompiledForm, group: Question | undefined, path: string): readonly Diagnostic[] {
  // A row form is one section, `/0`, which stands at the place of its group.
  const inRow = row.diagnostics.map((found) => ({ ...found, path: found.path.replace(/^\/0/, '') }));
  return [...(group ? rowFaults(group) : []), ...inRow].map((found) => ({
    ...found,
    path: path + found.path,
  }));
}

function unknownLocale(asked: unknown): Diagnostic {
  const tag = typeof asked === 'string' ? ` "${asked.slice(0, 40)}"` : '';
  const message = `the locale${tag} is no known language tag; the form uses ${defaultLocale}`;
  return { code: 'unknown-locale', path: '', message };
}

type Fault = Omit<Diagnostic, 'path'>;

/** @param fault the reason why the question can't be asked, where there is one. */
function diagnose(
  question: Question,
  kind: QuestionKind = unknownKind,
  fault: Fault | undefined = undefined,
): readonly Fault[] {
  if (fault) return [fault];
  const malformed = (name: string, wire: unknown) => {
    const read = kind.decode(wire, question);
    return 'malformed' in read ? [{ code: 'malformed' as const, message: `${name}: ${read.malformed}` }] : [];
  };
  const ignored =
    kind.hasNoDefault && question.preset !== undefined
      ? [{ code: 'malformed' as const, message: `config.default of a ${kind.name} is ignored` }]
      : malformed('config.default', question.preset);
  return [...malformed('stored answer', question.stored), ...ignored, ...(kind.diagnose?.(question) ?? [])];
}

/**
 * Reports terms of an expression that always count as 0: questions whose answers are never a number, and counts of what is
 * no group. In a row, questions outside aren't looked at.
 */
function expressionFaults(
  { expression }: Question,
  kinds: ReadonlyMap<string, QuestionKind>,
): readonly Omit<Diagnostic, 'path'>[] {
  const faults = new Map<string, string>();
  for (const { op, key } of expression ? answerTerms(expression) : []) {
    const kind = kinds.get(key);
    if (kind && op === 'ref' && !hasNumbers(kind))
      faults.set(key, `refers to "${key}", whose answer is never a number and counts as 0`);
    if (kind && op === 'count' && !kind.hasRows) faults.set(key, `counts "${key}", which is no group: 0`);
  }
  return [...faults.values()].map((message) => ({
    code: 'expression-target',
    message: `config.expression ${message}`,
  }));
}

/** Whether an answer of the kind can be a number as it is sent: text (of a number or an option), or a tick. */
function hasNumbers({ answerSchema: { type, format } }: QuestionKind): boolean {
  return (type === 'string' || type === 'boolean') && format === undefined;
}

/** Groups sections into steps. Sections before the first one that starts a step are a step of their own. */
function formSteps(sections: readonly Section[]): readonly FormStep[] {
  if (!sections.some(({ startsStep }) => startsStep)) return [];
  const steps: { title: string; keys: string[] }[] = [];
  for (const { title, keys, startsStep } of sections) {
    const open = startsStep ? undefined : steps.at(-1);
    if (open) open.keys.push(...keys);
    else steps.push({ title, keys: [...keys] });
  }
  return steps.filter(({ keys }) => keys.length > 0);
}

/**
 * The uiSchema of a form: each question by its kind, grouped by `'ui:options'.sections`. It holds only data, no
 * functions.
 */
function formUiSchema(
  form: Pick<CompiledForm, 'sections' | 'questions' | 'kinds' | 'rows' | 'settings'>,
): UiSchema {
  const fields = [...form.questions].map(([key, question]) => [
    key,
    {
      ...fieldUiSchema(question, form.kinds.get(key), form.settings),
      ...(form.rows.has(key) && { items: form.rows.get(key)?.uiSchema }),
    },
  ]);
  return { 'ui:options': { sections: form.sections }, ...Object.fromEntries(fields) };
}

function fieldUiSchema(question: Question, kind: QuestionKind | undefined, settings: FormSettings): UiSchema {
  const { 'ui:options': options, ...ownUi } = kind?.uiSchema(question, settings) ?? {};
  const access = configField(question, 'access');
  return {
    ...(question.help && { 'ui:help': question.help }),
    ...(question.placeholder && { 'ui:placeholder': question.placeholder }),
    ...ownUi,
    'ui:options': {
      kind: kind?.name,
      ...(settings.locale !== defaultLocale && { locale: settings.locale }),
      ...(question.courseInfo && { courseInfo: question.courseInfo }),
      ...(question.origin && { origin: question.origin }),
      ...((access === 'readonly' || access === 'disabled') && { [access]: true }),
      ...(isRecord(options) && options),
    },
  };
}
