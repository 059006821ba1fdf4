import { Chip } from '#src/components/fields/Chip.tsx';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { profileTexts as texts } from '#src/texts/nl/profile.ts';
import { useMembers, useSwitchMember } from '../../session/index.ts';
import styles from './ProfilePage.module.css';

/** Tabs to choose whose profile is shown. Unsaved input of one person stays as a draft while another is shown. */
export function MemberTabs({ current }: { current: number }) {
  const family = useMembers();
  const switchTo = useSwitchMember();
  if (family.status !== 'known' || family.members.length < 2) return null;
  return (
    <fieldset className={styles.tabs}>
      <VisuallyHidden as="legend">{texts.whose}</VisuallyHidden>
      {family.members.map(({ uid, firstName, name }) => (
        <Chip key={uid} pressed={uid === current} onToggle={() => switchTo(uid)}>
          {firstName || name}
        </Chip>
      ))}
    </fieldset>
  );
}
