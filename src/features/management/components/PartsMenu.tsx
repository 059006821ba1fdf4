import { useId } from 'react';
import { Icon } from '#src/components/icons/Icon.tsx';
import { Menu } from '#src/components/overlays/Menu.tsx';
import { MenuLink } from '#src/components/overlays/MenuLink.tsx';
import { hrefs } from '#src/paths.ts';
import { managementTexts as texts } from '#src/texts/nl/management.ts';
import type { ManagementGroup, ManagementPart } from '../managementParts.ts';
import styles from './ManagementPage.module.css';

export interface PartsMenuProps {
  /** The club's url. */
  club: string;
  /** Those of the own role. */
  groups: readonly ManagementGroup[];
  open: ManagementPart;
}

/** The button that opens all parts of the screen for managers, by group. */
export function PartsMenu({ club, groups, open }: PartsMenuProps) {
  return (
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
