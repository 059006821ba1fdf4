import type { Club } from '#src/api/entities/club/club.ts';
import type { User } from '#src/features/session/index.ts';
import { hrefs } from '#src/paths.ts';
import { shellTexts } from '#src/texts/nl/shell.ts';
import type { adminHref } from './adminHref.ts';
import { type NavigationEntry, shown } from './navigationEntries.ts';

const texts = shellTexts.entries;

interface MemberEntriesInput {
  user: User;
  isTeacher: boolean;
  club: Club | undefined;
  /** Undefined when the user administers nothing. */
  admin: ReturnType<typeof adminHref>;
}

/** The entries for a logged-in user, at any club. */
export function memberEntries(input: MemberEntriesInput): readonly NavigationEntry[] {
  const { user, isTeacher, club, admin } = input;
  return shown([
    { label: texts.dashboard, icon: 'dashboard', to: hrefs.dashboard() },
    { label: texts.calendar, icon: 'calendar', to: hrefs.calendar() },
    { label: texts.communication, icon: 'mail', to: hrefs.communication() },
    { label: texts.invoices, icon: 'invoice', to: hrefs.invoices() },
    { label: texts.certificates, icon: 'certificate', to: hrefs.certificates() },
    {
      label: texts.membershipCards,
      icon: 'card',
      to: hrefs.membershipCards(),
      when: user.hasMembershipCards,
    },
    { label: texts.videos, icon: 'video', to: hrefs.videos() },
    {
      label: texts.teacher,
      icon: 'teacher',
      to: hrefs.teacher(),
      // When a backend doesn't say whether the club has teachers, the user's own role decides.
      when: isTeacher && club?.hasTeachers !== false,
    },
    { label: texts.profile, icon: 'user', to: hrefs.profile(), exact: true },
    ...(admin === undefined
      ? []
      : [
          {
            ...{ label: texts.admin, icon: 'admin', to: admin.to },
            ...(admin.isElsewhere && { external: true }),
          } satisfies NavigationEntry,
        ]),
  ]);
}
