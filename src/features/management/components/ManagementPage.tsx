import { Suspense } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router';
import type { Club } from '#src/api/entities/club/club.ts';
import { Link } from '#src/components/actions/Link.tsx';
import { hrefs } from '#src/paths.ts';
import { lazyPart } from '#src/platform/loading/lazyPart.ts';
import { managementTexts as texts } from '#src/texts/nl/management.ts';
import { useSession } from '../../session/index.ts';
import { groupsOfRole } from '../managementParts.ts';
import { formerSeasonPart, numbersPart } from '../view/managementHrefs.ts';
import styles from './ManagementPage.module.css';
import type { PartsMenuProps } from './PartsMenu.tsx';

// The menus of the member's screens are loaded beside every screen, so this one waits for their code.
const PartsMenu = lazyPart(async () => (await import('./PartsMenu.tsx')).PartsMenu);

/** The screen for who runs one club: links to the parts of the own role, and the open part. Another part opens the first one. */
export function ManagementPage({ club }: { club: Club }) {
  const { part = '' } = useParams();
  const [query] = useSearchParams();
  const session = useSession();
  if (part === formerSeasonPart) {
    const kept = Object.fromEntries(query);
    return <Navigate replace to={hrefs.management({ ...kept, club: club.url, part: numbersPart })} />;
  }
  const clubs = session.status === 'user' ? session.user.managedClubs : [];
  const role = clubs.find(({ nid }) => nid === club.nid)?.role ?? 'member';
  const groups = groupsOfRole(role);
  const parts = groups.flatMap((group) => group.parts);
  const open = parts.find(({ path }) => path === part) ?? parts[0];
  if (!open) return null;
  const { Part } = open;
  return (
    <>
      {parts.length > 1 && <ManagementNav club={club.url} groups={groups} open={open} />}
      <Part club={club} />
    </>
  );
}

/** Links to the parts of the screen for managers: those of the open group at once, all others in a panel by group. */
function ManagementNav({ club, groups, open }: PartsMenuProps) {
  const near = groups.find(({ parts }) => parts.includes(open))?.parts ?? [];
  return (
    <nav aria-label={texts.parts} className={styles.parts}>
      {groups.length > 1 && (
        <Suspense fallback={<span className={styles.awaited}>{texts.allParts}</span>}>
          <PartsMenu club={club} groups={groups} open={open} />
        </Suspense>
      )}
      <ul className={styles.near}>
        {near.map((part) => (
          <li key={part.path}>
            <Link
              to={hrefs.management({ club, part: part.path })}
              aria-current={part === open ? 'page' : undefined}
              className={styles.part}
            >
              {part.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
