import { useLocation } from 'react-router';
import type { Club } from '../../../api/entities/club.ts';
import { Icon } from '../../../components/icons/Icon.tsx';
import { Menu } from '../../../components/overlays/Menu.tsx';
import { MenuLink } from '../../../components/overlays/MenuLink.tsx';
import { isEmptyCart } from '../../../features/cart/state/cartItems.ts';
import { useCartItems } from '../../../features/cart/state/useCartItems.ts';
import { useSelectedMember, useUserClubs } from '../../../features/session/index.ts';
import { hrefs, paths } from '../../../paths.ts';
import { shellTexts } from '../../../texts/nl/shell.ts';
import styles from './ClubMenu.module.css';

/** From one club of the family to another. */
export function ClubMenu({ club }: { club: Club | undefined }) {
  const clubs = useUserClubs().filter((one) => !one.isBlocked);
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
        {clubs.map(({ nid, title, url }) => (
          <MenuLink
            key={nid}
            to={isCalendar ? hrefs.calendar(url) : hrefs.club({ club: url })}
            current={nid === club?.nid}
            // A filled cart is asked about first, which only a way inside the portal can be held up for.
            reloads={club !== undefined && nid !== club.nid && !isFilled && !isCalendar}
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
