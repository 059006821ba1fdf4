import type { Club } from '../../../api/entities/club.ts';
import { isTeacher, useSelectedMember, useSession } from '../../../features/session/index.ts';
import { shellTexts } from '../../../texts/nl/shell.ts';
import { adminHref } from './adminHref.ts';
import { Entries } from './Entries.tsx';
import { memberEntries } from './memberEntries.ts';

/** The entries of whoever is logged in. */
export function MemberNavigation({ club }: { club: Club | undefined }) {
  const session = useSession();
  const member = useSelectedMember();
  if (session.status !== 'user') return null;
  return (
    <Entries
      heading
      title={shellTexts.memberEntries}
      entries={memberEntries({
        user: session.user,
        isTeacher: isTeacher({ ...session, member }),
        club,
        admin: adminHref(session),
      })}
    />
  );
}
