import { configField } from '../questions/building-blocks/configField.ts';
import type { FormSettings, QuestionKind, UiSchema } from '../questions/question-kind/questionKind.ts';
import { questionKinds } from '../questions/questionKinds.ts';
import type { Diagnostic } from '../sections/diagnostic.ts';
import type { Question, Section } from '../sections/question.ts';
import { type ReadSections, readSections } from '../sections/readSections.ts';
import { isRecord } from '../sections/wireValue.ts';
import { nl } from '../texts/nl.ts';
import { defaultLocale, readLocale } from '../texts/readLocale.ts';
import type { Relations } from '../visibility/relations/relations.ts';
import type { CompiledForm, CompileOptions, FormStep } from './compiledForm.ts';
import { formSchema } from './formSchema.ts';
import { type ChosenKinds, chooseKinds } from './rows/chooseKinds.ts';
import { type Level, rowLevel, rowSections, topLevel } from './rows/rowLevel.ts';

/** The parts of compiling that a browser loads only for the forms that need them. */
export interface CompileParts {
  /** The kinds of question where the options name none. */
  readonly kinds: readonly QuestionKind[];
  /** All diagnostics of a form, or of a row. Default: what the reading of the sections reports, which is less. */
  readonly diagnose?: (compiled: Compiled) => readonly Diagnostic[];
  readonly relations?: Relations | undefined;
}

/** A form before its diagnostics. */
export interface Compiled {
  readonly wire: unknown;
  readonly read: ReadSections;
  readonly chosen: ChosenKinds;
}

/**
 * Compiles the sections from a server into a form. Never throws on bad wire data: every readable question is asked.
 *
 * @param wire sections as in `section.schema.json`, or any other value.
 */
export function compileWith(wire: unknown, options: CompileOptions, parts: CompileParts): CompiledForm {
  const { apostrophesInNames = false, allowHideEmpty = true } = options;
  const locale = options.locale === undefined ? defaultLocale : readLocale(options.locale);
  const settings: FormSettings = { apostrophesInNames, allowHideEmpty, locale: locale ?? defaultLocale };
  const { isLacking, ...form } = compileLevel(wire, { options, parts, settings, level: topLevel });
  const unknown = locale === undefined ? [unknownLocale(options.locale)] : [];
  return {
    ...form,
    ...(isLacking && {
      withRelations: (relations: Relations) => compileWith(wire, options, { ...parts, relations }),
    }),
    diagnostics: [...unknown, ...form.diagnostics],
  };
}

/**
 * Like `compileForm`, for a page that is to stay small: without diagnostics, and without the code for computed values, checks between
 * answers and options from elsewhere. Draw it with `RegistrationForm`, or complete it by `useCompleteForm`, before answers are
 * encoded or checked.
 */
export function compileFormLight(wire: unknown, options: CompileOptions = {}): CompiledForm {
  return compileWith(wire, options, { kinds: questionKinds });
}

interface CompiledLevel extends CompiledForm {
  /** Whether something in it, or in its rows, waits for the code of `Relations`. */
  readonly isLacking: boolean;
}

interface Compiling {
  readonly options: CompileOptions;
  readonly parts: CompileParts;
  readonly settings: FormSettings;
  readonly level: Level;
}

/** Compiles a whole form, or the form of one row. */
function compileLevel(wire: unknown, { options, parts, settings, level }: Compiling): CompiledLevel {
  const { kinds: available = parts.kinds, texts, today, plainKeys = false } = options;
  const read = readSections(wire, {
    today,
    locale: settings.locale,
    findOutside: level.findOutside,
    plainKeys,
    expressions: parts.relations,
  });
  let lackingRows = 0;
  const compileRows = (group: Question) => {
    const { isLacking, ...row } = compileLevel(rowSections(group), {
      options,
      parts,
      settings,
      level: rowLevel(level, read.questions, { nid: group.nid, plainKeys }),
    });
    if (isLacking) lackingRows += 1;
    return row;
  };
  const chosen = chooseKinds(read.questions, { available, level }, compileRows);
  const { questions, kinds, rows } = chosen;
  const parameters = new Map(
    [...questions].map(([key, question]) => [key, kinds.get(key)?.parameters?.(question, settings) ?? {}]),
  );
  const form = { questions, kinds, rows, parameters, settings, sections: read.sections };
  const { relations, diagnose } = parts;
  const isLacking = !relations && (read.needsExpressions || lackingRows > 0);
  return {
    ...form,
    ...(read.checks.length > 0 && { checks: read.checks }),
    ...(relations && { relations }),
    isLacking,
    schema: formSchema(form),
    uiSchema: formUiSchema(form),
    steps: formSteps(read.sections),
    texts: { ...nl, ...texts },
    diagnostics: diagnose?.({ wire, read, chosen }) ?? read.diagnostics,
  };
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
  const examples = configField(question, 'examples');
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
      ...(Array.isArray(examples) && { examples }),
      ...(isRecord(options) && options),
    },
  };
}

function unknownLocale(asked: unknown): Diagnostic {
  const tag = typeof asked === 'string' ? ` "${asked.slice(0, 40)}"` : '';
  const message = `the locale${tag} is no known language tag; the form uses ${defaultLocale}`;
  return { code: 'unknown-locale', path: '', message };
}
