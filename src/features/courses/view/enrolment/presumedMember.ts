import type { RegistrantChoice } from './memberChoices.ts';

type Choice = Pick<RegistrantChoice, 'uid' | 'refusedFor'>;

/**
 * The member for whom a course is shown. The selected member stays when they fit or already take part. Otherwise the only
 * member who fits is preselected.
 */
export function presumedMember(choices: readonly Choice[], selected: number | undefined): number | undefined {
  const chosen = choices.find(({ uid }) => uid === selected);
  if (chosen && (chosen.refusedFor === undefined || takesPart(chosen))) return selected;
  const [only, ...others] = choices.filter(({ refusedFor }) => refusedFor === undefined);
  return only && others.length === 0 ? only.uid : selected;
}

/** Members who fit come first; both groups keep the order of the family. */
export function fittingFirst<Of extends Pick<RegistrantChoice, 'refusedFor'>>(choices: readonly Of[]): Of[] {
  const place = ({ refusedFor }: Of) => (refusedFor === undefined ? 0 : 1);
  return choices.toSorted((a, b) => place(a) - place(b));
}

/** Whether nobody in a family has the age for the course, so that only a child who isn't in the family yet can fit. */
export function needsNewChild(choices: readonly Pick<RegistrantChoice, 'refusedFor'>[]): boolean {
  return choices.length > 0 && choices.every(({ refusedFor }) => refusedFor === 'age');
}

function takesPart({ refusedFor }: Choice): boolean {
  return refusedFor === 'registered' || refusedFor === 'queued';
}
