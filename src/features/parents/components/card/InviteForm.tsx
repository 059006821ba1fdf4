import { useState } from 'react';
import { PersonForm } from '#src/features/person-form/index.ts';
import { parentsTexts } from '#src/texts/nl/parents.ts';
import { useInviteParent } from '../../queries/changeParents.ts';
import { inviteSections } from '../../view/inviteSections.ts';
import styles from './Parents.module.css';

const texts = parentsTexts.invite;

interface InviteFormProps {
  /** The address of an invitation that was just withdrawn; '' for none. */
  mail: string;
  onInvited: () => void;
}

export function InviteForm({ mail, onInvited }: InviteFormProps) {
  const [sections] = useState(() => inviteSections(mail));
  const invite = useInviteParent(onInvited);
  return (
    <div className={styles.invite}>
      <h3>{texts.title}</h3>
      <PersonForm
        sections={sections}
        about={{ subject: 'other' }}
        action={texts.action}
        save={(values) => invite(values.text('mail'))}
      />
    </div>
  );
}
