import { useLocation } from 'react-router';
import { useStore } from 'zustand';
import type { Club } from '#src/api/entities/club/club.ts';
import { Icon } from '#src/components/icons/Icon.tsx';
import { Menu } from '#src/components/overlays/Menu.tsx';
import { MenuLink } from '#src/components/overlays/MenuLink.tsx';
import { isEmptyCart } from '#src/features/basket/state/cartItems.ts';
import { useCartItems } from '#src/features/basket/state/useCartItems.ts';
import { recentClubsStore } from '#src/features/home/index.ts';
import { useSelectedMember, useSession, useUserClubs } from '#src/features/session/index.ts';
import { hrefs, paths } from '#src/paths.ts';
import { shellPartsTexts } from '#src/texts/nl/shellParts.ts';
import styles from './ClubMenu.module.css';

/** Switches between clubs: the family's clubs, or a visitor's recent ones. */
export function ClubMenu({ club }: { club: Club | undefined }) {
  const isVisitor = useSession().status === 'visitor';
  const recent = useStore(recentClubsStore, ({ clubs: visited }) => visited);
  const own = useUserClubs().filter((one) => !one.isBlocked);
  const clubs = isVisitor ? recent : own;
  const member = useSelectedMember();
  const isFilled = !isEmptyCart(useCartItems(club && member && { club: club.nid, uid: member.uid }));
  const isCalendar = useLocation().pathname === paths.calendar;
  return (
    <div className={styles.menu} data-scripted>
      <Menu
        name={club ? `${club.title}, ${shellPartsTexts.clubs}` : shellPartsTexts.clubs}
        label={
          <>
            <span className={styles.name}>{club?.title ?? shellPartsTexts.clubs}</span>
            <Icon name="chevronDown" size={16} />
          </>
        }
      >
        {clubs.map(({ title, url }) => (
          <MenuLink
            key={url}
            to={isCalendar ? hrefs.calendar(url) : hrefs.club({ club: url })}
            current={url === club?.url}
            // A new document can't be blocked to ask about a filled cart, so with a filled cart the link stays inside the
            // portal.
            reloads={club !== undefined && url !== club.url && !isFilled && !isCalendar}
          >
            {title}
          </MenuLink>
        ))}
        <MenuLink to={hrefs.home()} icon="search">
          {shellPartsTexts.otherClub}
        </MenuLink>
      </Menu>
    </div>
  );
}
