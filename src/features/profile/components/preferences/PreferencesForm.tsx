import { useState } from 'react';
import type { ClubPreferences } from '#src/api/entities/people/preferences.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { failureText } from '#src/features/failures/index.ts';
import { profileTexts } from '#src/texts/nl/profile.ts';
import { useSavePreferences } from '../../queries.ts';
import { type PreferenceChange, withPreference } from '../../view/preferenceChange.ts';
import { ClubPreferencesFields } from './ClubPreferencesFields.tsx';
import styles from './Preferences.module.css';

const texts = profileTexts.preferences;

interface PreferencesFormProps {
  uid: number;
  name: string;
  known: readonly ClubPreferences[];
}

/** Edits the mail preferences of one person. A failed save keeps the choices. */
export function PreferencesForm({ uid, name, known }: PreferencesFormProps) {
  const [chosen, setChosen] = useState(known);
  const save = useSavePreferences(uid);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(chosen);
      }}
    >
      <p>{texts.lead(name)}</p>
      {chosen.map((preferences) => (
        <ClubPreferencesFields
          key={preferences.club.nid}
          preferences={preferences}
          onChange={(change: PreferenceChange) => setChosen(withPreference(chosen, change))}
        />
      ))}
      {save.isError && (
        <Notice tone="danger" role="alert">
          {failureText(save.error)}
        </Notice>
      )}
      <div>
        <Button type="submit" busy={save.isPending}>
          {texts.save}
        </Button>
      </div>
    </form>
  );
}
