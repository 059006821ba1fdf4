import type { WireSection } from '@clubpoort/form-engine/headless';
import { useEffect, useRef, useState } from 'react';
import { changePassword } from '#src/api/account.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { Card } from '#src/components/layout/Card.tsx';
import { profileTexts } from '#src/texts/nl/profile.ts';
import { showNotice } from '../../notices/index.ts';
import { personQuestions as ask, PersonForm } from '../../person-form/index.ts';
import styles from './ProfilePage.module.css';

const texts = profileTexts.password;

const sections: readonly WireSection[] = [
  { title: '', fields: [ask.currentPassword(), ask.newPassword(), ask.repeatedPassword()] },
];

/** Changes the password of the logged-in user and ends every other session of the account. */
export function PasswordCard() {
  const [step, setStep] = useState<'closed' | 'open' | 'done'>('closed');
  const opener = useRef<HTMLButtonElement>(null);
  const content = useRef<HTMLDivElement>(null);
  // Opening replaces the button with the form and saving does the reverse. Both lose the focus, so it is moved.
  useEffect(() => {
    if (step === 'open') content.current?.querySelector('input')?.focus();
    if (step === 'done') opener.current?.focus();
  }, [step]);
  return (
    <Card as="section" aria-labelledby="wachtwoord">
      <div ref={content} className={styles.content}>
        <h2 id="wachtwoord">{texts.title}</h2>
        {step === 'open' ? (
          <PersonForm
            sections={sections}
            action={texts.action}
            save={async (values) => {
              await changePassword({ current: values.text('current'), password: values.text('password') });
              setStep('done');
              showNotice({ tone: 'success', message: texts.changed });
            }}
          >
            <p>{texts.others}</p>
          </PersonForm>
        ) : (
          <Button ref={opener} onClick={() => setStep('open')}>
            {texts.open}
          </Button>
        )}
      </div>
    </Card>
  );
}
