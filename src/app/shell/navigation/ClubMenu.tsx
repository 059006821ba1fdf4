import { useLocation } from 'react-router';
import { useStore } from 'zustand';
import type { Club } from '../../../api/entities/club.ts';
import { Icon } from '../../../components/icons/Icon.tsx';
import { Menu } from '../../../components/overlays/Menu.tsx';
import { MenuLink } from '../../../components/overlays/MenuLink.tsx';
import { isEmptyCart } from '../../../features/cart/state/cartItems.ts';
import { useCartItems } from '../../../features/cart/state/useCartItems.ts';
import { recentClubsStore } from '../../../features/home/index.ts';
import { useSelectedMember, useSession, useUserClubs } from '../../../features/session/index.ts';
import { hrefs, paths } from '../../../paths.ts';
import { shellTexts } from '../../../texts/nl/shell.ts';
import styles from './ClubMenu.module.css';

/** From one club to another: those of the family, or those that a visitor was at last. */
export function ClubMenu({ club }: { club: Club | undefined }) {
  const isVisitor = useSession().status === 'visitor';
  const recent = useStore(recentClubsStore, ({ clubs: visited }) => visited);
  const own = useUserClubs().filter((one) => !one.isBlocked);
  const clubs = isVisitor ? recent : own;
  const member = useSelectedMember();
  const isFilled = !isEmptyCart(useCartItems(club && member && { club: club.nid, uid: member.uid }));
  const isCalendar = useLocation().pathname === paths.calendar;
  return (
    <div className={styles.menu}>
      <Menu
        name={club ? `${club.title}, ${shellTexts.clubs}` : shellTexts.clubs}
        label={
          <>
            <span className={styles.name}>{club?.title ?? shellTexts.clubs}</span>
            <Icon name="chevronDown" size={16} />
          </>
        }
      >
        {clubs.map(({ title, url }) => (
          <MenuLink
            key={url}
            to={isCalendar ? hrefs.calendar(url) : hrefs.club({ club: url })}
            current={url === club?.url}
            // A filled cart is asked about first, which only a way inside the portal can be held up for.
            reloads={club !== undefined && url !== club.url && !isFilled && !isCalendar}
          >
            {title}
          </MenuLink>
        ))}
        <MenuLink to={hrefs.home()} icon="search">
          {shellTexts.otherClub}
        </MenuLink>
      </Menu>
    </div>
  );
}
