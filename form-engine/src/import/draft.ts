import type { WireCondition, WireQuestion, WireText } from '../sections/wireSection.ts';

/** A question as it is read: its conditions still name questions as the source does. */
export interface DraftQuestion {
  /** The name in the source, to which rules refer. */
  readonly name: string;
  /** The place in the source. */
  readonly where: string;
  readonly question: Omit<WireQuestion, 'qid' | 'fields' | Rule>;
  /** Rules with the names of the source, and their texts for who must be told that one isn't taken. */
  readonly rules?: Rules;
  /** The questions of a row. */
  readonly fields?: readonly DraftQuestion[];
}

type Rule = 'visible_when' | 'required_when' | 'disabled_when' | 'read_only_when';

/** Rules of a part by their property. */
export type Rules = Readonly<Partial<Record<Rule, WireCondition>>>;

/** A section as it is read. */
export interface DraftSection {
  readonly where: string;
  readonly title: WireText;
  readonly step?: boolean;
  readonly visible_when?: WireCondition | undefined;
  readonly fields: readonly DraftQuestion[];
}

export type { WireCondition };

/** Both conditions together, where there are two. */
export function both(
  one: WireCondition | undefined,
  other: WireCondition | undefined,
): WireCondition | undefined {
  return one && other ? { all: [one, other] } : (one ?? other);
}

/** The rules without those that are undefined. */
export function rulesOf(rules: Readonly<Partial<Record<Rule, WireCondition | undefined>>>): Rules {
  // Cast is safe: entries that are undefined are left out.
  return Object.fromEntries(Object.entries(rules).filter(([, rule]) => rule !== undefined)) as Rules;
}

/** The properties of a question without those that are undefined. */
export function given<Part extends object>(
  part: Part,
): { [Name in keyof Part]: Exclude<Part[Name], undefined> } {
  // Cast is safe: entries that are undefined are left out, and a reader can't tell them from absent ones.
  return Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Part]: Exclude<Part[Name], undefined>;
  };
}

/** Yes and no in the languages of the engine, with the values that a ticked and an unticked box have. */
export const yesAndNo = [
  { value: '1', label: { nl: 'Ja', en: 'Yes', fr: 'Oui', de: 'Ja' } },
  { value: '0', label: { nl: 'Nee', en: 'No', fr: 'Non', de: 'Nein' } },
] as const;
