import { useState } from 'react';
import type { ClubPreferences } from '#src/api/entities/people/preferences.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import layout from '#src/components/layout/layout.module.css';
import { failureText } from '#src/features/failures/index.ts';
import { profileTexts } from '#src/texts/nl/profile.ts';
import { useSavePreferences } from '../../queries.ts';
import { type PreferenceChange, withPreference } from '../../view/preferenceChange.ts';
import styles from './PreferencesForm.module.css';

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
      className={layout.stack2}
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(chosen);
      }}
    >
      <p>{profileTexts.preferences.lead(name)}</p>
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
          {profileTexts.preferences.save}
        </Button>
      </div>
    </form>
  );
}

interface ClubPreferencesFieldsProps {
  preferences: ClubPreferences;
  onChange: (change: PreferenceChange) => void;
}

/** The mail that one club may send to each address. */
function ClubPreferencesFields({ preferences, onChange }: ClubPreferencesFieldsProps) {
  const { club, label, entries } = preferences;
  return (
    <fieldset className={styles.club}>
      <legend dir="auto">{club.title}</legend>
      {entries.map(({ email, newsletter, messages }) => (
        <div key={email} className={styles.address}>
          <label className={styles.choice}>
            <input
              type="checkbox"
              checked={messages}
              onChange={(event) =>
                onChange({ club: club.nid, email, change: { messages: event.target.checked } })
              }
            />
            <span>{profileTexts.preferences.messagesTo(email)}</span>
          </label>
          <label className={styles.choice}>
            <input
              type="checkbox"
              checked={newsletter}
              onChange={(event) =>
                onChange({ club: club.nid, email, change: { newsletter: event.target.checked } })
              }
            />
            <span>
              {label === ''
                ? profileTexts.preferences.newsletterTo(email)
                : profileTexts.preferences.namedNewsletterTo(label, email)}
            </span>
          </label>
        </div>
      ))}
    </fieldset>
  );
}
