import type { Club } from '#src/api/entities/club/club.ts';
import { Dialog } from '#src/components/overlays/Dialog.tsx';
import { shellPartsTexts } from '#src/texts/nl/shellParts.ts';
import { ClubWay } from '../ClubWay.tsx';
import { LegalLinks } from '../footer/LegalLinks.tsx';
import styles from './Drawer.module.css';
import { Navigation } from './Navigation.tsx';

interface DrawerProps {
  club: Club | undefined;
  open: boolean;
  onClose: () => void;
}

/** Replaces the sidebar on narrow screens. */
export function Drawer({ club, open, onClose }: DrawerProps) {
  return (
    <Dialog open={open} onClose={onClose} title={shellPartsTexts.menu} placement="side">
      <Navigation club={club} hasClubs />
      <div className={styles.elsewhere}>
        <ClubWay club={club} />
      </div>
      <div className={styles.legal}>
        <LegalLinks />
      </div>
    </Dialog>
  );
}
