import type { ClubPreferences } from '#src/api/entities/people/preferences.ts';
import { profileTexts } from '#src/texts/nl/profile.ts';
import type { PreferenceChange } from '../../view/preferenceChange.ts';
import styles from './Preferences.module.css';

const texts = profileTexts.preferences;

interface ClubPreferencesFieldsProps {
  preferences: ClubPreferences;
  onChange: (change: PreferenceChange) => void;
}

/** The mail that one club may send to each address. */
export function ClubPreferencesFields({ preferences, onChange }: ClubPreferencesFieldsProps) {
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
            <span>{texts.messagesTo(email)}</span>
          </label>
          <label className={styles.choice}>
            <input
              type="checkbox"
              checked={newsletter}
              onChange={(event) =>
                onChange({ club: club.nid, email, change: { newsletter: event.target.checked } })
              }
            />
            <span>{label === '' ? texts.newsletterTo(email) : texts.namedNewsletterTo(label, email)}</span>
          </label>
        </div>
      ))}
    </fieldset>
  );
}
