import type { Club } from '#src/api/entities/club/club.ts';
import { UnreadCount } from '#src/features/communication/index.ts';
import { isTeacher, useSelectedMember, useSession } from '#src/features/session/index.ts';
import { hrefs } from '#src/paths.ts';
import { shellPartsTexts } from '#src/texts/nl/shellParts.ts';
import { adminHref } from './adminHref.ts';
import { Entries } from './Entries.tsx';
import { memberEntries } from './memberEntries.ts';
import type { NavigationEntry } from './navigationEntries.ts';

/** The entries for a logged-in user. */
export function MemberNavigation({ club }: { club: Club | undefined }) {
  const session = useSession();
  const member = useSelectedMember();
  // A guest has tickets of the club, and nothing else.
  if (session.status !== 'user' || session.user.guest) return null;
  const entries = memberEntries({
    user: session.user,
    isTeacher: isTeacher({ ...session, member }),
    club,
    admin: adminHref(session),
  });
  return <Entries heading title={shellPartsTexts.memberEntries} entries={entries.map(withUnread)} />;
}

function withUnread(entry: NavigationEntry): NavigationEntry {
  return entry.to === hrefs.communication() ? { ...entry, aside: <UnreadCount /> } : entry;
}
