import type { Course } from '#src/api/entities/offer/course.ts';
import { useMembers } from '#src/features/session/index.ts';
import { memberChoices, presumedMember } from '../view/enrolment/memberChoices.ts';
import type { CourseSetting } from '../view/tariffDecision.ts';

/** The setting of a course with the only fitting member preselected. The selection itself changes when the person enrols. */
export function usePresumedSetting(course: Course, setting: CourseSetting): CourseSetting {
  const family = useMembers();
  // Seats are chosen on a screen of their own, for the selected member.
  if (family.status !== 'known' || course.hasSeatPlan) return setting;
  const { members } = family;
  const choices = memberChoices(course, undefined, { ...setting, members });
  const uid = presumedMember(choices, setting.person?.uid);
  if (uid === setting.person?.uid) return setting;
  return { ...setting, person: members.find((member) => member.uid === uid) };
}
