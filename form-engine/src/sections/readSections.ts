import { defaultLocale } from '../texts/readLocale.ts';
import { type Diagnostic, pointerToken } from './diagnostic.ts';
import type { Check } from './expressions/check.ts';
import type { ExpressionPlace } from './expressions/readExpression.ts';
import type { Question, Section } from './question.ts';
import type { FindKey } from './questionKey.ts';
import { type ExpressionReading, placeOf, readConditions } from './readConditions.ts';
import { readQuestion } from './readQuestion.ts';
import type { WireLayout } from './wireSection.ts';
import { wireTextIn } from './wireTextIn.ts';
import { isAbsent, isRecord, isWireFlag, ownField, wireFlag, wireItems } from './wireValue.ts';

export interface ReadSections {
  readonly sections: readonly Section[];
  /** The questions by key, in wire order. */
  readonly questions: ReadonlyMap<string, Question>;
  /** JSON pointer of each question, by key: `/0/fields/3`. */
  readonly paths: ReadonlyMap<string, string>;
  readonly diagnostics: readonly Diagnostic[];
  /** The rules between answers. */
  readonly checks: readonly Check[];
  /** Whether a question or a section needs the code that reads expressions. */
  readonly needsExpressions: boolean;
}

interface ReadOptions {
  /** Today in Brussels, `YYYY-MM-DD`, for conditions on an age or on today. Default: such conditions are left out. */
  readonly today?: string | undefined;
  /** The language of the texts, where they have several. A BCP 47 tag in canonical form. Default `nl-BE`. */
  readonly locale?: string | undefined;
  /** Finds the key of a question outside, for the conditions of questions in a group. */
  readonly findOutside?: FindKey | undefined;
  /** Whether the key of a question is its qid alone. Default: `${qid}_${nid}`. */
  readonly plainKeys?: boolean | undefined;
  /** Reads expressions. Default: they are left out. */
  readonly expressions?: ExpressionReading | undefined;
}

/**
 * Reads the sections of a registration form (`section.schema.json`). Also accepts common mistakes of servers: maps for
 * lists, flags as `1`, `'1'` or `true`, duplicate keys, incomplete questions. Never throws: unreadable parts are left
 * out and reported.
 */
export function readSections(wire: unknown, options: ReadOptions = {}): ReadSections {
  const { today, locale = defaultLocale, findOutside, plainKeys = false, expressions } = options;
  const diagnostics: Diagnostic[] = [];
  const questions = new Map<string, Question>();
  const paths = new Map<string, string>();
  const sectionConditions = new Map<string, unknown>();
  const wireChecks: { readonly checks: unknown; readonly path: string; readonly nid: number }[] = [];
  const addQuestion = (item: unknown, path: string): string | undefined => {
    const report = (code: Diagnostic['code'], message: string) => diagnostics.push({ code, path, message });
    const question = readQuestion(item, report, { locale, plainKeys });
    if (question && questions.has(question.key)) {
      const message = `the key "${question.key}" was asked before, at ${paths.get(question.key)}; only that one is shown`;
      diagnostics.push({ code: 'doubled-key', path, message });
      return undefined;
    }
    if (!question) return undefined;
    questions.set(question.key, question);
    paths.set(question.key, path);
    return question.key;
  };
  const sections = readItems(wire, '', diagnostics).flatMap(([name, section]): readonly Section[] => {
    const path = `/${pointerToken(name)}`;
    if (!isRecord(section)) {
      diagnostics.push({ code: 'malformed', path, message: 'a section must be an object' });
      return [];
    }
    const keys = readItems(ownField(section, 'fields'), `${path}/fields`, diagnostics)
      .map(([field, item]) => addQuestion(item, `${path}/fields/${pointerToken(field)}`))
      .filter((key) => key !== undefined);
    const checks = ownField(section, 'checks');
    if (!isAbsent(checks)) wireChecks.push({ checks, path, nid: questions.get(keys[0] ?? '')?.nid ?? 0 });
    for (const key of keys) sectionConditions.set(key, ownField(section, 'visible_when'));
    const title = wireTextIn(ownField(section, 'title'), locale);
    if (title === undefined) diagnostics.push({ code: 'malformed', path, message: 'title is no text' });
    const step = ownField(section, 'step');
    if (!isWireFlag(step)) {
      const message = 'step is no flag (true, false, 1 or 0); it is read as false';
      diagnostics.push({ code: 'malformed', path, message });
    }
    const startsStep = wireFlag(step);
    const given = ownField(section, 'layout') ?? undefined;
    const layout = readLayout(given);
    if (given !== undefined && !layout) {
      const message = 'layout must be { columns: 2 or 3, in: "tabs" or "accordion" }; it is ignored';
      diagnostics.push({ code: 'malformed', path, message });
    }
    return [{ title: title ?? '', keys, ...(startsStep && { startsStep }), ...(layout && { layout }) }];
  });
  const sources = { questions, today, locale, findOutside, plainKeys, expressions };
  const withConditions = readConditions({
    ...sources,
    sectionConditions,
    report: (question, code, message) =>
      diagnostics.push({ code, path: paths.get(question.key) ?? '', message }),
  });
  const checks = wireChecks.flatMap(({ checks: wired, path, nid }) => {
    const report: ExpressionPlace['report'] = (code, message) => diagnostics.push({ code, path, message });
    const isHere = (key: string) => questions.has(key);
    return expressions?.readChecks(wired, { ...placeOf(sources, nid, report), locale, isHere }) ?? [];
  });
  const needsExpressions =
    wireChecks.length > 0 ||
    [...withConditions.values()].some(({ type, optionsFrom }) => type === 'computed' || optionsFrom);
  return { sections, questions: withConditions, paths, diagnostics, checks, needsExpressions };
}

/** The layout of a section; `undefined` where nothing of it can be read. */
function readLayout(given: unknown): WireLayout | undefined {
  const { columns, in: within } = isRecord(given) ? given : {};
  const layout: WireLayout = {
    ...((columns === 2 || columns === 3) && { columns }),
    ...((within === 'tabs' || within === 'accordion') && { in: within }),
  };
  return Object.keys(layout).length > 0 ? layout : undefined;
}

function readItems(wire: unknown, path: string, diagnostics: Diagnostic[]) {
  const items = wireItems(wire);
  if (path === '' && (wire === undefined || wire === null)) {
    const message = 'there are no sections: draw the form when the server has sent them';
    diagnostics.push({ code: 'missing-sections', path, message });
  } else if (!items) diagnostics.push({ code: 'malformed', path, message: 'a list was expected here' });
  return items ?? [];
}
