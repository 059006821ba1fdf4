import type { FormSettings, QuestionKind } from '../questions/question-kind/questionKind.ts';
import { questionKinds } from '../questions/questionKinds.ts';
import { unknownKind } from '../questions/unknown/unknown.ts';
import type { Diagnostic } from '../sections/diagnostic.ts';
import type { Question } from '../sections/question.ts';
import { type ReadSections, readSections } from '../sections/readSections.ts';
import { nl } from '../texts/nl.ts';
import { defaultLocale, readLocale } from '../texts/readLocale.ts';
import type { CompiledForm, CompileOptions } from './compiledForm.ts';
import { formSchema } from './formSchema.ts';
import { formSteps } from './formSteps.ts';
import { formUiSchema } from './formUiSchema.ts';

/**
 * Compiles the sections from a server into a form. Never throws on bad wire data: `diagnostics` lists the faults, and
 * every readable question is asked.
 *
 * @param wire sections as in `section.schema.json`, or any other value.
 */
export function compileForm(wire: unknown, options: CompileOptions = {}): CompiledForm {
  const {
    kinds: available = questionKinds,
    texts,
    apostrophesInNames = false,
    allowHideEmpty = true,
    today,
    plainKeys = false,
  } = options;
  const locale = options.locale === undefined ? defaultLocale : readLocale(options.locale);
  const settings: FormSettings = { apostrophesInNames, allowHideEmpty, locale: locale ?? defaultLocale };
  const read = readSections(wire, { today, locale: settings.locale, plainKeys });
  const kinds = mapQuestions(
    read,
    (question) => available.find((kind) => kind.accepts(question)) ?? unknownKind,
  );
  const kindOf = (question: Question): QuestionKind => kinds.get(question.key) ?? unknownKind;
  const parameters = mapQuestions(
    read,
    (question) => kindOf(question).parameters?.(question, settings) ?? {},
  );
  const { sections, questions } = read;
  return {
    schema: formSchema({ questions, kinds, parameters, settings }),
    uiSchema: formUiSchema({ sections, questions, kinds, settings }),
    sections,
    steps: formSteps(sections),
    questions,
    kinds,
    parameters,
    settings,
    texts: { ...nl, ...texts },
    diagnostics: [
      ...(locale === undefined ? [unknownLocale(options.locale)] : []),
      ...read.diagnostics,
      ...[...questions.values()].flatMap((question) =>
        diagnose(question, kindOf(question)).map((found) => ({
          ...found,
          path: read.paths.get(question.key) ?? '',
        })),
      ),
    ],
  };
}

function unknownLocale(asked: unknown): Diagnostic {
  const tag = typeof asked === 'string' ? ` "${asked.slice(0, 40)}"` : '';
  const message = `the locale${tag} is no known language tag; the form uses ${defaultLocale}`;
  return { code: 'unknown-locale', path: '', message };
}

function mapQuestions<T>(
  { questions }: ReadSections,
  toValue: (question: Question) => T,
): ReadonlyMap<string, T> {
  return new Map([...questions].map(([key, question]) => [key, toValue(question)]));
}

function diagnose(question: Question, kind: QuestionKind): readonly Omit<Diagnostic, 'path'>[] {
  if (kind === unknownKind) {
    const message = `no kind of question accepts type "${question.type}" with ${question.options.length} options`;
    return [{ code: 'unknown-type', message }];
  }
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
