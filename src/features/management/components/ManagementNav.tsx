import { Suspense } from 'react';
import { Link } from '#src/components/actions/Link.tsx';
import { hrefs } from '#src/paths.ts';
import { lazyPart } from '#src/platform/loading/lazyPart.ts';
import { managementTexts as texts } from '#src/texts/nl/management.ts';
import styles from './ManagementNav.module.css';
import type { PartsMenuProps } from './PartsMenu.tsx';

// The menus of the member's screens are loaded beside every screen, so this one waits for their code.
const PartsMenu = lazyPart(async () => (await import('./PartsMenu.tsx')).PartsMenu);

/** Links to the parts of the screen for managers: those of the open group at once, all others in a panel by group. */
export function ManagementNav({ club, groups, open }: PartsMenuProps) {
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
