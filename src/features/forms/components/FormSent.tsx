import { useEffect, useRef } from 'react';
import type { Club } from '#src/api/entities/club/club.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { Pill } from '#src/components/feedback/Pill.tsx';
import { Card } from '#src/components/layout/Card.tsx';
import { hrefs } from '#src/paths.ts';
import { formsTexts as texts } from '#src/texts/nl/forms.ts';
import type { Respondent } from '../state/useRespondent.ts';
import styles from './Forms.module.css';

interface FormSentProps {
  club: Club;
  respondent: Extract<Respondent, { status: 'member' }> | undefined;
  onAgain: () => void;
}

/** The state first, then the next steps. The title takes the focus, because the form that had the focus is gone. */
export function FormSent({ club, respondent, onAgain }: FormSentProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, []);
  const name = respondent && respondent.members.length > 1 ? respondent.member.firstName : undefined;
  return (
    <div className={styles.filling}>
      <Card as="section">
        <div className={styles.sent}>
          <Pill tone="success" icon="check">
            {texts.sentState}
          </Pill>
          <h2 ref={title} tabIndex={-1} className={styles.sentTitle}>
            {texts.sentTitle}
          </h2>
          <p>{name === undefined ? texts.sent(club.title) : texts.sentFor(name, club.title)}</p>
          <p>{texts.sentNext}</p>
          <div className={styles.actions}>
            <ButtonLink variant="primary" to={hrefs.club({ club: club.url })}>
              {texts.toClub}
            </ButtonLink>
            <ButtonLink to={hrefs.forms({ club: club.url })}>{texts.allForms}</ButtonLink>
            <Button onClick={onAgain}>{texts.again}</Button>
          </div>
        </div>
      </Card>
    </div>
  );
}
