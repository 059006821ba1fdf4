import type { Club } from '../../../api/entities/club.ts';
import { ButtonLink } from '../../../components/actions/ButtonLink.tsx';
import { Dialog } from '../../../components/overlays/Dialog.tsx';
import { hrefs } from '../../../paths.ts';
import { shellTexts } from '../../../texts/nl/shell.ts';
import styles from './Drawer.module.css';
import { Navigation } from './Navigation.tsx';

interface DrawerProps {
  club: Club | undefined;
  open: boolean;
  onClose: () => void;
}

/** The sidebar's place on narrow screens. */
export function Drawer({ club, open, onClose }: DrawerProps) {
  return (
    <Dialog open={open} onClose={onClose} title={shellTexts.menu} placement="side">
      <Navigation club={club} />
      <div className={styles.elsewhere}>
        <ButtonLink variant="quiet" icon="search" to={hrefs.home()}>
          {club ? shellTexts.otherClub : shellTexts.titles.home}
        </ButtonLink>
      </div>
    </Dialog>
  );
}
