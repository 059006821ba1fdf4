import { type AgeRestricted, type Bounds, restricting } from '#rules/age.ts';
import { coursesTexts as texts } from '#src/texts/nl/courses.ts';

/** The ages that a course is for; '' when it is for everyone. Birth years count only when there are no ages. */
export function ageText(restricted: AgeRestricted): string {
  const ages = restricting(restricted.ageRestrictions);
  if (ages) return agesText(ages);
  const years = restricting(restricted.ageRestrictionsByYear);
  return years ? birthYearsText(years) : '';
}

function agesText([min, max]: Bounds): string {
  if (max === 0) return texts.fromAge(min);
  if (min === 0) return texts.toAge(max);
  return min === max ? texts.oneAge(min) : texts.ages(min, max);
}

export function birthYearsText([from, to]: Bounds): string {
  if (to === 0) return texts.bornFrom(from);
  if (from === 0) return texts.bornTo(to);
  return from === to ? texts.bornIn(from) : texts.born(from, to);
}
