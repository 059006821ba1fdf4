import { Loading } from '#src/components/feedback/Loading.tsx';
import { Skeleton } from '#src/components/feedback/Skeleton.tsx';
import { Icon } from '#src/components/icons/Icon.tsx';
import { Avatar } from '#src/components/identity/Avatar.tsx';
import layout from '#src/components/layout/layout.module.css';
import { PageHeader } from '#src/components/layout/PageHeader.tsx';
import { usePageTitle } from '#src/platform/page/pageTitle.ts';
import { sessionTexts } from '#src/texts/nl/session.ts';
import { FailureState } from '../../failures/index.ts';
import { useSwitchMember } from '../queries/useMemberSelection.ts';
import { useMembers } from '../queries/useMembers.ts';
import styles from './MemberChoice.module.css';

const texts = sessionTexts.members;

interface MemberChoiceProps {
  onChosen: () => void;
}

/** Asks a parent for which family member to continue. */
export function MemberChoice({ onChosen }: MemberChoiceProps) {
  const family = useMembers();
  const switchTo = useSwitchMember();
  usePageTitle({ title: texts.chooseTitle });
  if (family.status === 'failed') return <FailureState error={family.error} onRetry={family.retry} />;
  if (family.status === 'pending') {
    return (
      <Loading>
        <Skeleton shape="card" />
      </Loading>
    );
  }
  return (
    <>
      <PageHeader title={texts.chooseTitle} lead={texts.chooseLead} />
      <ul className={layout.stack1}>
        {family.members.map(({ uid, name, color }) => (
          <li key={uid}>
            <button type="button" className={styles.member} onClick={() => switchTo(uid, onChosen)}>
              <Avatar name={name} color={color} size={40} />
              {name}
              <Icon name="chevronRight" />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
