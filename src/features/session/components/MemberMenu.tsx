import { createPath, useLocation } from 'react-router';
import type { User } from '#src/api/session.ts';
import { Icon } from '#src/components/icons/Icon.tsx';
import { Avatar } from '#src/components/identity/Avatar.tsx';
import { Menu } from '#src/components/overlays/Menu.tsx';
import { MenuAction } from '#src/components/overlays/MenuAction.tsx';
import { MenuLink } from '#src/components/overlays/MenuLink.tsx';
import { hrefs } from '#src/paths.ts';
import { componentsTexts } from '#src/texts/nl/components.ts';
import { sessionTexts } from '#src/texts/nl/session.ts';
import { useLogout } from '../queries/useLogout.ts';
import { useSelectedMember } from '../queries/useMemberSelection.ts';
import { useMembers } from '../queries/useMembers.ts';
import { useSession } from '../queries/useSession.ts';
import styles from './MemberMenu.module.css';

const texts = sessionTexts.members;

interface MemberMenuProps {
  /** The address to open after a logout. */
  afterLogout: string;
  onChoose: (member: User) => void;
}

/** A menu to select the member to act for, and to log out. */
export function MemberMenu({ afterLogout, onChoose }: MemberMenuProps) {
  const here = createPath(useLocation());
  const family = useMembers();
  const selected = useSelectedMember();
  const logout = useLogout(afterLogout);
  const session = useSession();
  const guest = session.status === 'user' ? session.user.guest : undefined;
  const shown = selected?.name ?? texts.choose;
  return (
    <Menu
      align="end"
      name={selected ? (guest ? texts.guestMenu : texts.menuName)(selected.name) : texts.choose}
      label={
        <>
          {selected ? (
            <Avatar name={selected.name} color={selected.color} />
          ) : (
            <span className={styles.nobody}>
              <Icon name="users" />
            </span>
          )}
          <span className={styles.name}>{shown}</span>
          <span className={styles.arrow}>
            <Icon name="chevronDown" size={16} />
          </span>
        </>
      }
    >
      {guest && <p className={styles.guest}>{texts.guest(guest.mail)}</p>}
      {family.status === 'known' &&
        !guest &&
        family.members.map((member) => (
          <MenuAction
            key={member.uid}
            current={member.uid === selected?.uid}
            onSelect={() => onChoose(member)}
          >
            <Avatar name={member.name} color={member.color} size={28} />
            {member.name}
          </MenuAction>
        ))}
      {family.status === 'failed' && (
        <>
          <p className={styles.failed}>{texts.failed}</p>
          <MenuAction onSelect={family.retry}>{componentsTexts.retry}</MenuAction>
        </>
      )}
      <hr className={styles.line} />
      {guest ? (
        <MenuLink to={hrefs.login(here)} icon="user">
          {texts.toAccount}
        </MenuLink>
      ) : (
        <MenuLink to={hrefs.addFamilyMember(here)} icon="plus">
          {texts.add}
        </MenuLink>
      )}
      <MenuAction icon="logout" onSelect={() => logout.mutate()}>
        {guest ? texts.endGuest : texts.logout}
      </MenuAction>
    </Menu>
  );
}
