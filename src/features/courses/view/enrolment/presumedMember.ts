import type { MemberChoice, RegistrantChoice } from './memberChoices.ts';

type Choice = Pick<RegistrantChoice, 'uid' | 'refusal' | 'isEnrolled'>;

/**
 * The member for whom a course is shown. The selected member stays when they fit or already take part. Otherwise the only
 * member who fits is preselected.
 */
export function presumedMember(choices: readonly Choice[], selected: number | undefined): number | undefined {
  const chosen = choices.find(({ uid }) => uid === selected);
  if (chosen && (chosen.refusal === '' || chosen.isEnrolled)) return selected;
  const [only, ...others] = choices.filter(({ refusal }) => refusal === '');
  return only && others.length === 0 ? only.uid : selected;
}

/** Members who fit come first; both groups keep the order of the family. */
export function fittingFirst<Of extends Pick<MemberChoice, 'refusal'>>(choices: readonly Of[]): Of[] {
  return choices.toSorted((a, b) => Number(a.refusal !== '') - Number(b.refusal !== ''));
}
