import { freshQids } from '../builder/pure/qids.ts';
import type { QuestionKind } from '../questions/question-kind/questionKind.ts';
import type { WireOption, WireQuestion, WireSection } from '../sections/wireSection.ts';
import type { DraftQuestion, DraftSection } from './draft.ts';
import { type FindQid, renamedCondition, renamedExpression } from './expressions/rename.ts';
import { type Leave, shortText } from './imported.ts';
import { type Settled, settle } from './settle.ts';

/** Maximum number of questions in an imported form: more than anybody fills in. */
const mostQuestions = 5_000;

/** Maximum number of groups inside each other. */
const deepestGroup = 3;

/**
 * Makes sections of drafts: each question gets a qid of its own, rules name those, and what the engine would report is left out
 * and listed.
 */
export function assemble(
  drafts: readonly DraftSection[],
  leave: Leave,
  kinds: readonly QuestionKind[],
): readonly WireSection[] {
  const fresh = freshQids([]);
  let count = 0;
  const freeName = (draft: DraftQuestion) => {
    const qid = fresh(isPlainName(draft.name) ? draft.name : labelFor(draft));
    return qid in Object.prototype ? fresh(`vraag ${qid}`) : qid;
  };
  const named = (fields: readonly DraftQuestion[], parent: Scope | undefined, depth: number): Scope => {
    const scope: Scope = { parent, named: [], byName: new Map() };
    for (const draft of fields) {
      count += 1;
      const isTooDeep = draft.fields !== undefined && depth >= deepestGroup;
      if (count > mostQuestions || isTooDeep) {
        leaveWhole(draft, leave, isTooDeep ? 'depth' : 'count');
        continue;
      }
      const qid = freeName(draft);
      const one: Named = { draft, qid };
      if (draft.fields) one.rows = named(draft.fields, scope, depth + 1);
      scope.named.push(one);
      if (!scope.byName.has(draft.name)) scope.byName.set(draft.name, one);
    }
    return scope;
  };
  const top: Scope = { parent: undefined, named: [], byName: new Map() };
  const scopes = drafts.map(({ fields }) => {
    const scope = named(fields, undefined, 0);
    top.named.push(...scope.named);
    for (const [name, one] of scope.byName) if (!top.byName.has(name)) top.byName.set(name, one);
    return scope.named;
  });
  const settled = drafts.map(({ where, title, step, visible_when }, index): Settled => {
    const rule = visible_when && renamedCondition(visible_when, finderIn(top));
    if (visible_when && !rule) leave(where, `visible_when: ${shortText(visible_when)}`, 'target');
    return {
      where,
      part: { title, ...(step && { step }), ...(rule && { visible_when: rule }) },
      fields: (scopes[index] ?? []).map((one) => placed(one, top, leave)),
    };
  });
  return settle(settled, leave, kinds);
}

/** A draft with its qid, and the scope of its rows. */
interface Named {
  readonly draft: DraftQuestion;
  readonly qid: string;
  rows?: Scope;
}

/** The questions that stand beside each other: of all sections together, or of one row. */
interface Scope {
  readonly parent: Scope | undefined;
  readonly named: Named[];
  readonly byName: Map<string, Named>;
}

/** Whether a name of the source may be a qid as it is. */
function isPlainName(name: string): boolean {
  return /^[A-Za-z][A-Za-z0-9_]{0,59}$/.test(name) && !(name in Object.prototype);
}

function labelFor({ name, question }: DraftQuestion): string {
  const label =
    typeof question.question === 'string' ? question.question : Object.values(question.question)[0];
  // The name of the source says more than a label that is none.
  return /[A-Za-z]/.test(name) && name.length <= 60 ? name : (label ?? name);
}

function leaveWhole(
  { where, question, fields }: DraftQuestion,
  leave: Leave,
  reason: 'depth' | 'count',
): void {
  leave(where, shortText(question.question), reason);
  for (const inner of fields ?? []) leaveWhole(inner, leave, reason);
}

/** Finds names as other programs write them: in the row first, with the groups around, or with `row.` before them. */
function finderIn(scope: Scope): FindQid {
  const inChain = (name: string): Named | undefined => {
    for (let at: Scope | undefined = scope; at; at = at.parent) {
      const found = at.byName.get(name);
      if (found) return found;
    }
    return undefined;
  };
  return (name, group) => {
    if (group !== undefined) {
      const inRow = inChain(group)?.rows?.byName.get(name);
      if (inRow) return inRow.qid;
    }
    const steps = name.split('.');
    // `panel.name`, `container.name`: what stands before it is around the question, or means the row.
    for (let from = 0; from < steps.length; from += 1) {
      const found = inChain(steps.slice(from).join('.'));
      if (found) return found.qid;
    }
    return undefined;
  };
}

function placed({ draft, qid, rows }: Named, scope: Scope, leave: Leave): Settled {
  const { where, rules = {}, question } = draft;
  const find = finderIn(scope);
  const renamed = Object.entries(rules).flatMap(([name, rule]) => {
    const found = renamedCondition(rule, find);
    if (!found) leave(where, `${name}: ${shortText(rule)}`, 'target');
    return found ? [[name, found]] : [];
  });
  const around = { where, find, leave };
  const {
    qid: name,
    type,
    question: label,
    ...rest
  } = withSource(withExpression(withOptions({ ...question, qid }, around), around), around);
  const part = { qid: name, ...(type !== undefined && { type }), question: label, ...withoutEmpty(rest) };
  return {
    where,
    part: { ...part, ...Object.fromEntries(renamed) },
    ...(rows && { fields: rows.named.map((one) => placed(one, rows, leave)) }),
  };
}

/** The settings without those that have nothing in them. */
function withoutEmpty<Settings extends Pick<WireQuestion, 'config'>>(settings: Settings): Settings {
  const { config, ...rest } = settings;
  const filled = Object.entries(config ?? {}).filter(
    ([name, value]) => name !== 'repeat' || Object.keys(value).length > 0,
  );
  // Cast is safe: a question may be without a config.
  return (filled.length > 0 ? { ...rest, config: Object.fromEntries(filled) } : rest) as Settings;
}

interface Around {
  readonly where: string;
  readonly find: FindQid;
  readonly leave: Leave;
}

/** The question with each option once, and conditions of options by qid. */
function withOptions(question: WireQuestion, around: Around): WireQuestion {
  const { options, config } = question;
  const rows = config?.rows;
  return {
    ...question,
    ...(Array.isArray(options) && { options: ownOptions(options, around) }),
    ...(Array.isArray(rows) && { config: { ...config, rows: ownOptions(rows, around) } }),
  };
}

function ownOptions(
  options: readonly (string | number | WireOption)[],
  { where, find, leave }: Around,
): readonly (string | number | WireOption)[] {
  const values = new Set<string>();
  return options.flatMap((option) => {
    const value = String(typeof option === 'object' ? option.value : option);
    if (value.trim() === '' || values.has(value)) {
      leave(where, shortText(option), 'misfit');
      return [];
    }
    values.add(value);
    if (typeof option !== 'object' || option.visible_when === undefined) return [option];
    const { visible_when, ...rest } = option;
    const renamed = renamedCondition(visible_when, find);
    if (!renamed) leave(where, `visible_when: ${shortText(visible_when)}`, 'target');
    return [{ ...rest, ...(renamed && { visible_when: renamed }) }];
  });
}

function withExpression(question: WireQuestion, { where, find, leave }: Around): WireQuestion {
  const expression = question.config?.expression;
  if (expression === undefined) return question;
  const renamed = renamedExpression(expression, find);
  if (renamed !== undefined) return { ...question, config: { ...question.config, expression: renamed } };
  leave(where, `expression: ${shortText(expression)}`, 'target');
  const { expression: _, ...config } = question.config ?? {};
  return { ...question, config };
}

function withSource(question: WireQuestion, { where, find, leave }: Around): WireQuestion {
  const source = question.config?.options_from;
  if (!source || !('qid' in source)) return question;
  const qid = find(String(source.qid));
  const column = source.column === undefined ? undefined : find(String(source.column), String(source.qid));
  const isFound = qid !== undefined && (source.column === undefined || column !== undefined);
  if (isFound)
    return {
      ...question,
      config: { ...question.config, options_from: { qid, ...(column !== undefined && { column }) } },
    };
  leave(where, `options_from: ${shortText(source)}`, 'target');
  const { options_from: _, ...config } = question.config ?? {};
  return { ...question, config };
}
