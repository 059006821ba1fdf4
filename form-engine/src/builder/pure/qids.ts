import type { WireQuestion, WireSection } from '../../sections/wireSection.ts';
import { wireText } from '../../sections/wireValue.ts';
import { allQuestions } from './parts.ts';

/** The longest qid that is made from a label, in characters. */
const longest = 24;

/**
 * A qid that no question of the form has yet, made from a label: “Wie haalt af?” gives `wie_haalt_af`, and the next one
 * `wie_haalt_af_2`. Only letters, digits and `_`, so that it is a plain name wherever answers go.
 */
export function freshQid(sections: readonly WireSection[], label: string): string {
  return freshQids(sections)(label);
}

/** Like `freshQid`, for several: each one is another. */
export function freshQids(sections: readonly WireSection[]): (label: string) => string {
  const taken = new Set(allQuestions(sections).map(({ question }) => wireText(question.qid)));
  // The next number of each name: thousands of equal labels would be counted from 2 on each time.
  const next = new Map<string, number>();
  return (label) => {
    const base = nameOf(label);
    let qid = base;
    let number = next.get(base) ?? 2;
    for (; taken.has(qid); number += 1) qid = `${base}_${number}`;
    next.set(base, number);
    taken.add(qid);
    return qid;
  };
}

function nameOf(label: string): string {
  const plain = label.normalize('NFD').toLowerCase();
  const words = plain.replace(/\p{M}/gu, '').match(/[a-z0-9]+/g) ?? [];
  const name = words.join('_').slice(0, longest).replace(/_$/, '');
  // A name of digits alone would be sorted before all others where answers are an object, and hosts may want a letter first.
  return /^[a-z]/.test(name) ? name : `vraag${name && `_${name}`}`;
}

/** The label of a question in the first of its languages. */
export function labelOf({ question }: Pick<WireQuestion, 'question'>): string {
  return typeof question === 'string' ? question : (Object.values(question ?? {})[0] ?? '');
}
