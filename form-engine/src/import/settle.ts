import type { QuestionKind } from '../questions/question-kind/questionKind.ts';
import { compileForm } from '../schema/compileForm.ts';
import type { Diagnostic } from '../sections/diagnostic.ts';
import type { WireQuestion, WireSection } from '../sections/wireSection.ts';
import { isRecord, ownField } from '../sections/wireValue.ts';
import { type Leave, type NotTakenReason, partText, shortText } from './imported.ts';

/** A section or a question without its questions, and its place in the source. */
export interface Settled {
  readonly where: string;
  readonly part: Omit<WireSection, 'fields'> | Omit<WireQuestion, 'fields'>;
  readonly fields?: readonly Settled[];
}

/** Number of times that a form is compiled: what is left out of a question may be what another one asks about. */
const rounds = 6;

/**
 * The sections without anything that the engine reports. A setting that is at fault is left out; where that doesn't help, the
 * question is. Each is listed.
 */
export function settle(
  given: readonly Settled[],
  leave: Leave,
  kinds: readonly QuestionKind[],
): readonly WireSection[] {
  let parts = given;
  for (let round = 1; ; round += 1) {
    const sections = parts.map((part) => wireOf(part) as WireSection);
    if (round > 2 * rounds) return sections;
    const faults = Map.groupBy(compileForm(sections, { kinds, today }).diagnostics, ({ path }) => path);
    if (faults.size === 0) return sections;
    const mend = round > rounds ? drop : mended;
    parts = withoutFaults(parts, '', { faults, kinds, leave, mend });
  }
}

/** A day for bounds that count from today: which one doesn't matter for a fault. */
const today = '2000-01-01';

function wireOf({ part, fields }: Settled): unknown {
  return fields ? { ...part, fields: fields.map(wireOf) } : part;
}

interface Mending {
  readonly faults: ReadonlyMap<string, readonly Diagnostic[]>;
  readonly kinds: readonly QuestionKind[];
  readonly leave: Leave;
  readonly mend: (part: Settled, faults: readonly Diagnostic[], mending: Mending) => Settled | undefined;
}

function withoutFaults(parts: readonly Settled[], path: string, mending: Mending): readonly Settled[] {
  return parts.flatMap((part, index) => {
    const place = `${path}/${index}`;
    const fields = part.fields && withoutFaults(part.fields, `${place}/fields`, mending);
    const inside = fields ? { ...part, fields } : part;
    const found = mending.faults.get(place);
    if (!found) return [inside];
    const left = mending.mend(inside, found, mending);
    return left ? [left] : [];
  });
}

/** The rules of a part, which are left out together: the engine doesn't say which of them is at fault. */
const rules = ['visible_when', 'required_when', 'disabled_when', 'read_only_when'];

function mended(part: Settled, faults: readonly Diagnostic[], mending: Mending): Settled | undefined {
  const { leave } = mending;
  const codes = new Set(faults.map(({ code }) => code));
  const isRule = [...codes].every((code) => code.startsWith('condition-'));
  const isKind = codes.has('unknown-type');
  const names = Object.keys(part.part);
  if (isRule && rules.some((name) => names.includes(name))) {
    const reason = codes.has('condition-cycle') ? 'cycle' : codes.has('condition-size') ? 'depth' : 'target';
    return without(part, rules, leave, reason);
  }
  if (isRule && 'options' in part.part) return withoutOptionRules(part, leave);
  if (!('qid' in part.part)) return without(part, sectionSettings, leave, 'misfit');
  if (isKind || [...codes].some((code) => code.startsWith('expression-'))) return drop(part, faults, mending);
  return slimmed(part, mending) ?? drop(part, faults, mending);
}

/** Settings of a section, of which any may be at fault. */
const sectionSettings = ['visible_when', 'step', 'checks', 'layout'];

function without(part: Settled, names: readonly string[], leave: Leave, reason: NotTakenReason): Settled {
  for (const name of names) {
    const value = ownField(part.part, name);
    if (value !== undefined) leave(part.where, `${name}: ${shortText(value)}`, reason);
  }
  const kept = Object.entries(part.part).filter(([name]) => !names.includes(name));
  return { ...part, part: Object.fromEntries(kept) as Settled['part'] };
}

function withoutOptionRules(part: Settled, leave: Leave): Settled {
  const options = ownField(part.part, 'options');
  if (!Array.isArray(options)) return part;
  const plain = options.map((option: unknown) => {
    if (!isRecord(option) || option.visible_when === undefined) return option;
    leave(part.where, `visible_when: ${shortText(option.visible_when)}`, 'target');
    return Object.fromEntries(Object.entries(option).filter(([name]) => name !== 'visible_when'));
  });
  return { ...part, part: { ...part.part, options: plain } as Settled['part'] };
}

/** Leaves out a question, with all that is in it. */
function drop(part: Settled, faults: readonly Diagnostic[], { leave }: Mending): undefined {
  const isKind = faults.some(({ code }) => code === 'unknown-type');
  const isCycle = faults.some(({ code }) => code === 'expression-cycle');
  leave(part.where, partText(part.part), isKind ? 'kind' : isCycle ? 'cycle' : 'misfit');
  for (const inner of part.fields ?? []) drop(inner, [], { leave } as Mending);
  return undefined;
}

/** The question without the settings that are at fault; `undefined` where it isn't without faults then either. */
function slimmed(part: Settled, { kinds, leave }: Mending): Settled | undefined {
  let question = part.part as WireQuestion;
  const faultsOf = (one: WireQuestion) => {
    const alone = Object.fromEntries(Object.entries(one).filter(([name]) => !rules.includes(name)));
    const fields = part.fields?.map(wireOf);
    const wire = [{ title: '-', fields: [fields ? { ...alone, fields } : alone] }];
    return compileForm(wire, { kinds, today }).diagnostics.filter(({ code }) => !code.includes('-target'))
      .length;
  };
  let faults = faultsOf(question);
  for (const setting of settingsIn(question)) {
    if (faults === 0) break;
    const changed = setting.leftOut(question);
    const left = faultsOf(changed);
    if (left >= faults) continue;
    leave(
      part.where,
      `${setting.name}: ${shortText(setting.value)}`,
      setting.name === 'pattern' ? 'pattern' : 'misfit',
    );
    question = changed;
    faults = left;
  }
  return faults === 0 ? { ...part, part: question } : undefined;
}

interface Setting {
  readonly name: string;
  readonly value: unknown;
  readonly leftOut: (question: WireQuestion) => WireQuestion;
}

/** The settings that a question may be without, the least important first. */
function settingsIn(question: WireQuestion): readonly Setting[] {
  const config: object = isRecord(question.config) ? question.config : {};
  const inConfig = Object.entries(config).map(
    ([name, value]): Setting => ({
      ...{ name, value },
      leftOut: ({ config: all, ...one }) => {
        const left = withoutName(all ?? {}, name);
        return Object.keys(left).length > 0 ? { ...one, config: left } : one;
      },
    }),
  );
  const last = ['qid', 'type', 'question', 'options', 'config', 'default_key', ...rules];
  const own = Object.entries(question).flatMap(([name, value]): readonly Setting[] =>
    last.includes(name) ? [] : [{ name, value, leftOut: (one) => withoutName(one, name) }],
  );
  const options = Array.isArray(question.options) ? question.options : [];
  const ofOptions = options.map(
    (value: unknown): Setting => ({
      ...{ name: 'options', value },
      leftOut: (one) => ({
        ...one,
        options: Array.isArray(one.options) ? one.options.filter((option: unknown) => option !== value) : [],
      }),
    }),
  );
  const byImportance = inConfig.toSorted((one, other) => weight(one.name) - weight(other.name));
  return [...byImportance, ...own, ...ofOptions];
}

/** The first answer goes first, and what the kind can't be without last. */
function weight(name: string): number {
  return name === 'default' ? 0 : ['rows', 'expression', 'text', 'repeat'].includes(name) ? 2 : 1;
}

function withoutName<Part extends object>(part: Part, name: string): Part {
  // Cast is safe: no setting that is left out is one that a question must have.
  return Object.fromEntries(Object.entries(part).filter(([own]) => own !== name)) as Part;
}
