import { useId } from 'react';
import { Link } from '#src/components/actions/Link.tsx';
import { Icon } from '#src/components/icons/Icon.tsx';
import { Menu } from '#src/components/overlays/Menu.tsx';
import { MenuLink } from '#src/components/overlays/MenuLink.tsx';
import { hrefs } from '#src/paths.ts';
import { managementTexts as texts } from '#src/texts/nl/management.ts';
import type { ManagementGroup, ManagementPart } from '../managementParts.ts';
import styles from './ManagementNav.module.css';

interface ManagementNavProps {
  /** The club's url. */
  club: string;
  /** Those of the own role. */
  groups: readonly ManagementGroup[];
  open: ManagementPart;
}

/** Links to the parts of the screen for managers: those of the open group at once, all others in a panel by group. */
export function ManagementNav({ club, groups, open }: ManagementNavProps) {
  const near = groups.find(({ parts }) => parts.includes(open))?.parts ?? [];
  return (
    <nav aria-label={texts.parts} className={styles.parts}>
      {groups.length > 1 && (
        <Menu
          label={
            <>
              <Icon name="menu" />
              {texts.allParts}
              <Icon name="chevronDown" />
            </>
          }
        >
          <div className={styles.groups}>
            {groups.map((group) => (
              <Group key={group.label} club={club} group={group} open={open} />
            ))}
          </div>
        </Menu>
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

interface GroupProps {
  club: string;
  group: ManagementGroup;
  open: ManagementPart;
}

function Group({ club, group: { label, parts }, open }: GroupProps) {
  const id = useId();
  return (
    <div>
      <h2 id={id} className={styles.group}>
        {label}
      </h2>
      <ul aria-labelledby={id}>
        {parts.map((part) => (
          <li key={part.path}>
            <MenuLink to={hrefs.management({ club, part: part.path })} current={part === open}>
              {part.label}
            </MenuLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
