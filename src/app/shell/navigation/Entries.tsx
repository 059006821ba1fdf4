import { NavLink } from '#src/components/actions/NavLink.tsx';
import { Icon } from '#src/components/icons/Icon.tsx';
import layout from '#src/components/layout/layout.module.css';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { shellTexts } from '#src/texts/nl/shell.ts';
import styles from './Entries.module.css';
import type { NavigationEntry } from './navigationEntries.ts';

interface EntriesProps {
  title: string;
  entries: readonly NavigationEntry[];
  heading?: boolean;
}

export function Entries({ title, entries, heading = false }: EntriesProps) {
  return (
    <div className={layout.stackHalf}>
      {heading && <p className={styles.title}>{title}</p>}
      <ul aria-label={title}>
        {entries.map((entry) => (
          <li key={entry.to}>
            <Entry entry={entry} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Entry({ entry: { label, icon, to, exact, external, aside } }: { entry: NavigationEntry }) {
  if (external) {
    return (
      <a className={styles.entry} href={to} target="_blank" rel="noopener noreferrer">
        <Icon name={icon} />
        {label}
        <VisuallyHidden>{shellTexts.opensNewTab}</VisuallyHidden>
        <Icon name="external" size={16} />
      </a>
    );
  }
  return (
    <NavLink className={styles.entry ?? ''} to={to} end={exact === true}>
      <Icon name={icon} />
      {label}
      {aside}
    </NavLink>
  );
}
