import { prefillAnswers } from '../../answers/prefillAnswers.ts';
import type { QuestionKind } from '../../questions/question-kind/questionKind.ts';
import { questionKinds } from '../../questions/questionKinds.ts';
import { compileForm } from '../../schema/compileForm.ts';
import type { WireQuestion } from '../../sections/wireSection.ts';
import { isRecord } from '../../sections/wireValue.ts';
import { nl } from '../texts/nl.ts';
import { settingsOf } from './settingsOf.ts';

/** A question of another kind, and the settings that it left behind. */
export interface Converted {
  /** The question of the new kind. */
  readonly question: WireQuestion;
  /** The properties that the new kind doesn't read as they stand: `options`, `config.max`. */
  readonly lost: readonly string[];
}

/** Whether the form of a question changes by its placeholder. */
export function readsPlaceholder(question: WireQuestion, kinds?: Kinds): boolean {
  const { placeholder, ...bare } = question;
  const setting = { name: 'placeholder', in: 'question', value: 'x' } as const;
  return isRead(setting, { before: bare, after: withSetting(bare, setting), kinds });
}

/** The properties that decide the new kind together. */
export type TargetKind = Pick<WireQuestion, 'type' | 'default_key'>;

/**
 * Makes a question of another kind, with the settings that mean something to it: those of the new kind, and others by which the
 * form of this one question changes. None is kept that the engine reports.
 *
 * @param kinds the kinds of the form, where a host has kinds of its own.
 */
export function convertQuestion(question: WireQuestion, target: TargetKind, kinds?: Kinds): Converted {
  const { type, default_key, placeholder, options, fields, answer, last_answer, config, ...rest } = question;
  const bare: WireQuestion = { ...rest, ...target };
  const own = { placeholder, options, fields, answer, last_answer };
  const settings = [
    ...Object.entries(own).map(([name, value]): Setting => ({ name, value, in: 'question' })),
    ...(isRecord(config)
      ? Object.entries(config).map(([name, value]): Setting => ({ name, value, in: 'config' }))
      : []),
  ].filter(({ value }) => value !== undefined);
  let converted = bare;
  const lost = settings.filter((setting) => {
    const changed = withSetting(converted, setting);
    const isKept = isRead(setting, { before: converted, after: changed, kinds });
    if (isKept) converted = changed;
    return !isKept;
  });
  return {
    question: converted,
    lost: lost.map(({ name, in: place }) => (place === 'config' ? `config.${name}` : name)),
  };
}

interface Setting {
  readonly name: string;
  readonly value: unknown;
  readonly in: 'question' | 'config';
}

function withSetting(question: WireQuestion, { name, value, in: place }: Setting): WireQuestion {
  // Casts are safe: the value comes from a question on the wire, where it had the same name.
  if (place === 'question') return { ...question, [name]: value } as WireQuestion;
  return { ...question, config: { ...question.config, [name]: value } as WireQuestion['config'] & object };
}

/** Whether the engine makes something of the setting, and nothing of it is a fault. */
function isRead(
  { name, in: place }: Setting,
  { before, after, kinds = questionKinds }: { before: WireQuestion; after: WireQuestion; kinds?: Kinds },
): boolean {
  const [without, changed] = [meaningOf(before, kinds), meaningOf(after, kinds)];
  if (changed.faults > without.faults) return false;
  const isOfKind = place === 'config' && settingNames(changed.kind).includes(name);
  return isOfKind || changed.meaning !== without.meaning;
}

type Kinds = readonly QuestionKind[] | undefined;

function settingNames(kind: QuestionKind | undefined): readonly string[] {
  return Object.keys((kind && settingsOf(kind)?.config?.(nl.settings)) ?? {});
}

function meaningOf(question: WireQuestion, kinds: readonly QuestionKind[]) {
  // Conditions and expressions name questions that aren't here.
  const { visible_when, required_when, ...alone } = question;
  const form = compileForm([{ title: '-', fields: [alone] }], { kinds, today: '2000-01-01' });
  const [key = ''] = form.questions.keys();
  const { schema, uiSchema, parameters, rows, diagnostics } = form;
  const meaning = [schema, uiSchema, [...parameters], [...rows.keys()], prefillAnswers(form)];
  return { kind: form.kinds.get(key), faults: diagnostics.length, meaning: JSON.stringify(meaning) };
}
