import { useParams } from 'react-router';
import type { Club } from '#src/api/entities/club/club.ts';
import { NavLink } from '#src/components/actions/NavLink.tsx';
import { hrefs } from '#src/paths.ts';
import { managementTexts as texts } from '#src/texts/nl/management.ts';
import { managementParts } from '../managementParts.ts';
import styles from './ManagementPage.module.css';

/** The screen for managers of one club: links to its parts, and the open part. An unknown part opens the first one. */
export function ManagementPage({ club }: { club: Club }) {
  const { part = '' } = useParams();
  const open = managementParts.find(({ path }) => path === part) ?? managementParts[0];
  if (!open) return null;
  const { Part } = open;
  return (
    <>
      <nav aria-label={texts.parts} className={styles.parts}>
        <ul>
          {managementParts.map(({ path, label }) => (
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
