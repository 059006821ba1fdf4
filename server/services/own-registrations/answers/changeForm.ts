import type { WireOption, WireQuestion, WireSection } from '@clubpoort/form-engine/headless';
import type { IsoDay } from '#rules/brusselsTime.ts';
import type { AnsweredForm } from './answeredForm.ts';
import { checksAmong } from './changeChecks.ts';
import { type Settle, settleConditions } from './settleConditions.ts';

/**
 * The form with which answers are changed: only the questions that may change, with their present answers. What depends on an answer that
 * stays is decided here, because that question isn't in the form.
 */
export function changeForm(
  answered: AnsweredForm,
  changeable: ReadonlySet<string>,
  today: IsoDay,
): WireSection[] {
  const settle = settleConditions(answered, changeable, today);
  return answered.sections.flatMap(({ title, visible_when, checks, fields }) => {
    const nid = fields[0]?.nid ?? 0;
    const shown = settle(visible_when, nid);
    const kept = fields.flatMap((field) =>
      changeable.has(keyOf(field)) ? settledQuestion(field, settle) : [],
    );
    if (shown === false || kept.length === 0) return [];
    const rules = checksAmong(checks, changeable, nid);
    return [
      {
        ...{ title, fields: kept },
        ...(shown !== true && { visible_when: shown }),
        ...(rules.length > 0 && { checks: rules }),
      },
    ];
  });
}

function keyOf({ qid, nid = 0 }: WireQuestion): string {
  return `${qid}_${nid}`;
}

function settledQuestion(question: WireQuestion, settle: Settle): WireQuestion[] {
  const { visible_when, required_when, disabled_when, read_only_when, ...others } = question;
  const { options, last_answer, last_answer_source: _, ...plain } = others;
  const nid = question.nid ?? 0;
  const shown = settle(visible_when, nid);
  if (shown === false) return [];
  const needed = required_when === undefined ? false : settle(required_when, nid);
  return [
    {
      ...plain,
      ...settledLocks({ disabled_when, read_only_when, config: plain.config }, nid, settle),
      ...(last_answer !== undefined && { answer: last_answer }),
      ...(options && { options: settledOptions(options, nid, settle) }),
      ...(shown !== true && { visible_when: shown }),
      ...(needed === true && { required: true }),
      ...(typeof needed === 'object' && { required_when: needed }),
    },
  ];
}

/** A lock that certainly holds is a setting of the question: the answer that it depends on isn't in the form. */
function settledLocks(
  {
    disabled_when,
    read_only_when,
    config,
  }: { readonly [Name in 'disabled_when' | 'read_only_when' | 'config']: WireQuestion[Name] | undefined },
  nid: number,
  settle: Settle,
): Pick<WireQuestion, 'disabled_when' | 'read_only_when' | 'config'> {
  const disabled = disabled_when !== undefined && settle(disabled_when, nid);
  const fixed = read_only_when !== undefined && settle(read_only_when, nid);
  if (disabled === true || fixed === true)
    return { config: { ...config, access: disabled === true ? 'disabled' : 'readonly' } };
  return {
    ...(disabled !== false && { disabled_when: disabled }),
    ...(fixed !== false && { read_only_when: fixed }),
  };
}

function settledOptions(
  options: NonNullable<WireQuestion['options']>,
  nid: number,
  settle: Settle,
): NonNullable<WireQuestion['options']> {
  if (!isList(options)) return options;
  return options.flatMap((option): (string | number | WireOption)[] => {
    if (typeof option !== 'object') return [option];
    const { visible_when, ...plain } = option;
    const offered = settle(visible_when, nid);
    if (offered === false) return [];
    return [offered === true ? plain : { ...plain, visible_when: offered }];
  });
}

function isList(
  options: NonNullable<WireQuestion['options']>,
): options is readonly (string | number | WireOption)[] {
  return Array.isArray(options);
}
