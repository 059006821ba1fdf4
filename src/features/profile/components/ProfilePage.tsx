import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { Loading } from '#src/components/feedback/Loading.tsx';
import { Skeleton } from '#src/components/feedback/Skeleton.tsx';
import { Chip } from '#src/components/fields/Chip.tsx';
import { PageHeader } from '#src/components/layout/PageHeader.tsx';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { hrefs, paths } from '#src/paths.ts';
import { safeRedirect } from '#src/platform/address/safeRedirect.ts';
import { lazyPart } from '#src/platform/loading/lazyPart.ts';
import { profileTexts as texts } from '#src/texts/nl/profile.ts';
import { Loaded } from '../../failures/index.ts';
import { ParentsCard } from '../../parents/index.ts';
import { PersonalDataCard } from '../../personal-data/index.ts';
import { useMembers, useSelectedMember, useSession, useSwitchMember } from '../../session/index.ts';
import { profileQuery } from '../queries.ts';
import { PasswordCard } from './PasswordCard.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import styles from './ProfilePage.module.css';
import { PreferencesCard } from './preferences/PreferencesCard.tsx';

// Lazy-loaded: it stands below the form.
const SessionsCard = lazyPart(async () => (await import('./sessions/SessionsCard.tsx')).SessionsCard);

/** The profile of the user, or of the selected family member (specification 2.1). */
export function ProfilePage() {
  const session = useSession();
  const user = session.status === 'user' ? session.user : undefined;
  const person = useSelectedMember() ?? user;
  const profile = useQuery(profileQuery(person?.uid));
  const back = useSearchParams()[0].get('redirect');
  if (!user || !person) return null;
  const owner = person.uid === user.uid ? 'self' : 'member';
  return (
    <div className={styles.page}>
      <PageHeader
        title={texts.of(person.firstName)}
        {...(back !== null && {
          back: {
            to: safeRedirect(back, window.location.origin),
            label: back === hrefs.certificates() ? texts.backToCertificates : texts.back,
          },
        })}
        actions={
          <ButtonLink to={hrefs.addFamilyMember(paths.profile)} icon="plus">
            {texts.addMember}
          </ButtonLink>
        }
      />
      <MemberTabs current={person.uid} />
      <Loaded
        query={profile}
        loading={
          <Loading>
            <Skeleton shape="card" />
            <Skeleton shape="card" />
          </Loading>
        }
      >
        {(data) => (
          <>
            <ProfileForm key={person.uid} profile={data} owner={owner} login={user.uid} />
            {owner === 'self' && <ParentsCard login={user.uid} />}
            <PreferencesCard uid={person.uid} name={person.firstName} />
            {owner === 'self' && <AccountCards />}
            <PersonalDataCard key={`data-${person.uid}`} person={person} login={user.uid} />
          </>
        )}
      </Loaded>
    </div>
  );
}

/** The cards that only a person's own profile has. */
function AccountCards() {
  return (
    <>
      <PasswordCard />
      <Suspense fallback={<Skeleton shape="card" />}>
        <SessionsCard />
      </Suspense>
    </>
  );
}

/** Tabs to choose whose profile is shown. Unsaved input of one person stays as a draft while another is shown. */
function MemberTabs({ current }: { current: number }) {
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
