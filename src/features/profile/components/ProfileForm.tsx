import type { RegistrationFormHandle } from '@clubpoort/form-engine';
import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { type Blocker, useBlocker, useLocation } from 'react-router';
import type { Profile } from '#src/api/entities/people/profile.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { Card } from '#src/components/layout/Card.tsx';
import { Dialog } from '#src/components/overlays/Dialog.tsx';
import { paths } from '#src/paths.ts';
import { lazyPart } from '#src/platform/loading/lazyPart.ts';
import { profileTexts, profileTexts as texts } from '#src/texts/nl/profile.ts';
import { PendingMailNotice } from '../../mail-confirmation/index.ts';
import { showNotice } from '../../notices/index.ts';
import { forgetDraft, PersonForm } from '../../person-form/index.ts';
import { isLoggedOut } from '../../session/index.ts';
import { useGuardedSave } from '../state/useGuardedSave.ts';
import { profileChange } from '../view/profileChange.ts';
import { isOtherMail, type ProfileOwner, profileSections } from '../view/profileSections.ts';
import styles from './ProfilePage.module.css';

const NewMailDialog = lazyPart(async () => (await import('./NewMailDialog.tsx')).NewMailDialog);

interface ProfileFormProps {
  profile: Profile;
  owner: ProfileOwner;
  /** The uid of the logged-in user. */
  login: number;
}

export function ProfileForm({ profile, owner, login }: ProfileFormProps) {
  const isOwn = owner === 'self';
  const sections = useMemo(() => profileSections(profile, owner), [profile, owner]);
  const { save, waiting } = useGuardedSave({ mail: profile.mail, isLogin: isOwn });
  const { setDirty, blocker } = useUnsaved();
  const form = useRef<RegistrationFormHandle>(null);
  const draftKey = `profile.${login}.${profile.uid}`;
  const forgetOnLeave = useForgottenDraft(draftKey);
  return (
    <Card>
      <div className={styles.content}>
        {profile.pendingMail !== '' && (
          <div className={styles.pending}>
            <PendingMailNotice mail={profile.mail} pending={profile.pendingMail} />
          </div>
        )}
        <PersonForm
          sections={sections}
          about={{ subject: isOwn ? 'self' : 'other', draftKey }}
          handle={form}
          action={texts.action}
          on={{ change: (_answers, isChanged) => setDirty(isChanged) }}
          save={async (values) => {
            const change = profileChange(profile.uid, values);
            await save(change);
            // Resets the form to the saved profile, so that a typed national number is no longer on screen.
            form.current?.reset();
            setDirty(false);
            const { mail = profile.mail } = change;
            const hasAsked = isOwn && isOtherMail(mail, profile.mail);
            showNotice({ tone: 'success', message: hasAsked ? texts.savedBut(mail) : texts.saved });
          }}
        />
      </div>
      <Suspense fallback={null}>
        {waiting && <NewMailDialog waiting={waiting} mail={profile.mail} />}
      </Suspense>
      <LeaveDialog blocker={blocker} onLeave={forgetOnLeave} />
    </Card>
  );
}

interface LeaveDialogProps {
  blocker: Blocker;
  /** Discards the unsaved changes. */
  onLeave: () => void;
}

function LeaveDialog({ blocker, onLeave }: LeaveDialogProps) {
  if (blocker.state !== 'blocked') return null;
  const leave = () => {
    onLeave();
    blocker.proceed();
  };
  return (
    <Dialog
      open
      title={profileTexts.leave.title}
      onClose={blocker.reset}
      footer={
        <>
          <Button onClick={blocker.reset}>{profileTexts.leave.stay}</Button>
          <Button variant="danger" onClick={leave}>
            {profileTexts.leave.leave}
          </Button>
        </>
      }
    >
      <p>{profileTexts.leave.text}</p>
    </Dialog>
  );
}

/** Returns a function to call before a person discards a form. The draft is removed when the form unmounts. */
function useForgottenDraft(draftKey: string): () => void {
  const isUnwanted = useRef(false);
  useEffect(
    () => () => {
      // Runs after the form has unmounted, because the form saves a draft at that moment.
      if (isUnwanted.current) setTimeout(() => forgetDraft(draftKey));
    },
    [draftKey],
  );
  return () => {
    isUnwanted.current = true;
  };
}

/**
 * Asks for confirmation before a person leaves with unsaved changes. It does not ask on the way to the login after an expired
 * session, because the draft is restored later. It does not ask after a logout either.
 */
function useUnsaved() {
  const [isDirty, setDirty] = useState(false);
  const { pathname } = useLocation();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty &&
      // Ignores a step back while the next screen is loading: the profile is still rendered and nothing is lost.
      currentLocation.pathname === pathname &&
      nextLocation.pathname !== pathname &&
      nextLocation.pathname !== paths.login,
  );
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!isLoggedOut()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
  return { setDirty, blocker };
}
