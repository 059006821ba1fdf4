import { Suspense } from 'react';
import type { Club } from '#src/api/entities/club/club.ts';
import { NavLink } from '#src/components/actions/NavLink.tsx';
import { Icon, type IconName } from '#src/components/icons/Icon.tsx';
import { useSession } from '#src/features/session/index.ts';
import { hrefs } from '#src/paths.ts';
import { shellTexts } from '#src/texts/nl/shell.ts';
import { UnansweredCount } from '../memberParts.ts';
import styles from './BottomBar.module.css';

const texts = shellTexts.bar;

interface BottomBarProps {
  club: Club | undefined;
  isMenuOpen: boolean;
  onOpenMenu: () => void;
}

/** The main navigation on a phone, within reach of the thumb. */
export function BottomBar({ club, isMenuOpen, onOpenMenu }: BottomBarProps) {
  const isUser = useSession().status === 'user';
  return (
    <nav className={styles.bar} aria-label={shellTexts.bottomBar}>
      <BarLink icon="dashboard" label={texts.dashboard} to={hrefs.dashboard()} />
      <BarLink icon="course" label={texts.offer} to={club ? hrefs.club({ club: club.url }) : hrefs.home()} />
      {club && <BarLink icon="cart" label={texts.cart} to={hrefs.cart({ club: club.url })} />}
      <button
        type="button"
        className={styles.entry}
        data-scripted
        aria-haspopup="dialog"
        aria-expanded={isMenuOpen}
        onClick={onOpenMenu}
      >
        <Icon name="menu" size={22} />
        {texts.more}
        {club && isUser && (
          <span className={styles.count}>
            <Suspense fallback={null}>
              <UnansweredCount club={club} />
            </Suspense>
          </span>
        )}
      </button>
    </nav>
  );
}

function BarLink({ icon, label, to }: { icon: IconName; label: string; to: string }) {
  return (
    <NavLink className={styles.entry ?? ''} to={to} end>
      <Icon name={icon} size={22} />
      {label}
    </NavLink>
  );
}
