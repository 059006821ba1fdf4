import type { ReactNode } from 'react';
import type { Club } from '#src/api/entities/club/club.ts';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { Loading } from '#src/components/feedback/Loading.tsx';
import { Skeleton } from '#src/components/feedback/Skeleton.tsx';
import { SegmentedControl } from '#src/components/fields/SegmentedControl.tsx';
import { PageHeader } from '#src/components/layout/PageHeader.tsx';
import { hrefs } from '#src/paths.ts';
import { usePageTitle } from '#src/platform/page/pageTitle.ts';
import { passesTexts as texts } from '#src/texts/nl/passes.ts';
import { FailureState } from '../../failures/index.ts';
import { type User, useMemberSelection, useMembers, useSwitchMember } from '../../session/index.ts';
import styles from './Passes.module.css';

interface PassScreenProps {
  club: Club;
  title: string;
  /** Whether the back link leads to the club. On other screens it leads to the overview. */
  isOverview?: boolean;
  children: (member: User) => ReactNode;
}

/** The shared frame of the pass screens: the choice of the holder, and the empty state of a club without passes. */
export function PassScreen({ club, title, isOverview = false, children }: PassScreenProps) {
  const hasPasses = club.addons.includes('passes');
  usePageTitle({ title, club: club.title });
  return (
    <>
      <PageHeader
        title={title}
        back={
          isOverview || !hasPasses
            ? { to: hrefs.club({ club: club.url }), label: club.title }
            : { to: hrefs.pass({ club: club.url }), label: texts.title }
        }
      />
      {hasPasses ? <OfMember>{children}</OfMember> : <NoPasses club={club} />}
    </>
  );
}

function OfMember({ children }: Pick<PassScreenProps, 'children'>) {
  const holder = usePassHolder();
  if (holder.status === 'failed') return <FailureState error={holder.error} onRetry={holder.retry} />;
  if (holder.status === 'pending') return <PassesLoading />;
  const { member, members } = holder;
  return (
    <div className={styles.screen}>
      {members.length > 1 && <HolderChoice members={members} selected={member?.uid} />}
      {member ? <div key={member.uid}>{children(member)}</div> : <NobodyChosen />}
    </div>
  );
}

/** Tells what a pass is as well: a club may send somebody here who has never had one. */
function NobodyChosen() {
  return (
    <EmptyState title={texts.chooseFirst} icon="pass">
      <p>{texts.noCardHint}</p>
      <p>{texts.chooseFirstHint}</p>
    </EmptyState>
  );
}

export function PassesLoading({ label = texts.loading }: { label?: string }) {
  return (
    <Loading label={label}>
      <Skeleton shape="card" count={3} />
    </Loading>
  );
}

function NoPasses({ club }: { club: Club }) {
  return (
    <EmptyState
      title={texts.noPasses}
      icon="pass"
      action={<ButtonLink to={hrefs.club({ club: club.url })}>{texts.toClub}</ButtonLink>}
    >
      {texts.noPassesHint}
    </EmptyState>
  );
}

interface HolderChoiceProps {
  members: readonly User[];
  /** undefined while nobody is selected. */
  selected: number | undefined;
}

/**
 * Selects whose passes are shown. The choice becomes the selected member of the whole portal. It stays visible, so that
 * switching takes one step.
 */
function HolderChoice({ members, selected }: HolderChoiceProps) {
  const switchTo = useSwitchMember();
  return (
    <SegmentedControl
      legend={texts.whose}
      segments={members.map(({ uid, firstName }) => ({ value: String(uid), label: firstName }))}
      value={String(selected ?? '')}
      onChange={(uid) => switchTo(Number(uid))}
    />
  );
}

/** The member whose passes are shown. */
type PassHolder =
  | { readonly status: 'pending' }
  | { readonly status: 'failed'; readonly error: Error; readonly retry: () => void }
  /** `member` is undefined while a user with a family has not chosen yet. */
  | { readonly status: 'known'; readonly members: readonly User[]; readonly member: User | undefined };

function usePassHolder(): PassHolder {
  const family = useMembers();
  const selection = useMemberSelection();
  if (family.status !== 'known') return family;
  const member = selection.status === 'selected' ? selection.member : undefined;
  return { status: 'known', members: family.members, member };
}
