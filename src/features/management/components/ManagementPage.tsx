import { useParams } from 'react-router';
import { roleHasTask } from '#rules/clubRoles.ts';
import type { Club } from '#src/api/entities/club/club.ts';
import { NavLink } from '#src/components/actions/NavLink.tsx';
import { hrefs } from '#src/paths.ts';
import { managementTexts as texts } from '#src/texts/nl/management.ts';
import { useSession } from '../../session/index.ts';
import { managementParts } from '../managementParts.ts';
import styles from './ManagementPage.module.css';

/** The screen for who runs one club: links to the parts of the own role, and the open part. Another part opens the first one. */
export function ManagementPage({ club }: { club: Club }) {
  const { part = '' } = useParams();
  const session = useSession();
  const clubs = session.status === 'user' ? session.user.managedClubs : [];
  const role = clubs.find(({ nid }) => nid === club.nid)?.role ?? 'member';
  const parts = managementParts.filter(({ task }) => roleHasTask(role, task));
  const open = parts.find(({ path }) => path === part) ?? parts[0];
  if (!open) return null;
  const { Part } = open;
  return (
    <>
      <nav aria-label={texts.parts} className={styles.parts}>
        <ul>
          {parts.map(({ path, label }) => (
            <li key={path}>
              <NavLink
                to={hrefs.management({ club: club.url, part: path })}
                end={path === ''}
                className={styles.part ?? ''}
              >
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <Part club={club} />
    </>
  );
}
