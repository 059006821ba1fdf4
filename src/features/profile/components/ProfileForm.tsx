import type { RegistrationFormHandle } from '@clubpoort/form-engine';
import { useMemo, useRef } from 'react';
import type { Profile } from '../../../api/entities/profile.ts';
import { Card } from '../../../components/layout/Card.tsx';
import { profileTexts as texts } from '../../../texts/nl/profile.ts';
import { showNotice } from '../../notices/index.ts';
import { PersonForm } from '../../person-form/index.ts';
import { useSaveProfile } from '../queries/useSaveProfile.ts';
import { useForgottenDraft } from '../state/useForgottenDraft.ts';
import { useUnsaved } from '../state/useUnsaved.ts';
import { profileChange } from '../view/profileChange.ts';
import { profileSections } from '../view/profileSections.ts';
import { LeaveDialog } from './LeaveDialog.tsx';
import styles from './ProfilePage.module.css';

interface ProfileFormProps {
  profile: Profile;
  /** The uid of who is logged in. */
  login: number;
}

export function ProfileForm({ profile, login }: ProfileFormProps) {
  const isOwn = profile.uid === login;
  const sections = useMemo(() => profileSections(profile, isOwn), [profile, isOwn]);
  const save = useSaveProfile();
  const { setDirty, blocker } = useUnsaved();
  const form = useRef<RegistrationFormHandle>(null);
  const draftKey = `profile.${login}.${profile.uid}`;
  const forgetOnLeave = useForgottenDraft(draftKey);
  return (
    <Card>
      <div className={styles.content}>
        <PersonForm
          sections={sections}
          about={{ subject: isOwn ? 'self' : 'other', draftKey }}
          handle={form}
          action={texts.action}
          on={{ change: (_answers, isChanged) => setDirty(isChanged) }}
          save={async (values) => {
            await save(profileChange(profile.uid, values));
            // What was saved is what is known now: a national number that was typed leaves the screen.
            form.current?.reset();
            setDirty(false);
            showNotice({ tone: 'success', message: texts.saved });
          }}
        />
      </div>
      <LeaveDialog blocker={blocker} onLeave={forgetOnLeave} />
    </Card>
  );
}
