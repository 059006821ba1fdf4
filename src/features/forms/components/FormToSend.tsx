import type { RegistrationFormHandle } from '@clubpoort/form-engine';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Club } from '#src/api/entities/club/club.ts';
import type { ClubForm } from '#src/api/entities/registration/form.ts';
import type { PersonForm } from '#src/api/entities/registration/registrationForm.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { Pill } from '#src/components/feedback/Pill.tsx';
import { Card } from '#src/components/layout/Card.tsx';
import layout from '#src/components/layout/layout.module.css';
import { StickyBar } from '#src/components/layout/StickyBar.tsx';
import { hrefs } from '#src/paths.ts';
import { formsTexts as texts } from '#src/texts/nl/forms.ts';
import { FillingForm, FormChanged, NotSent, TakeOver, useFormToFill } from '../../form-filling/index.ts';
import { clearNotices, showNotice } from '../../notices/index.ts';
import { formQuery, loadAnswers } from '../queries/formQuery.ts';
import type { Respondent } from '../state/useRespondent.ts';
import { useSendForm } from '../state/useSendForm.ts';
import { useStepInAddress } from '../state/useStepInAddress.ts';
import styles from './Forms.module.css';

interface FormToSendProps {
  club: Club;
  form: ClubForm;
  questions: PersonForm;
  /** Undefined when a visitor fills the form in. */
  respondent?: Extract<Respondent, { status: 'member' }>;
}

/** Shows a form until it is sent, and then the result. */
export function FormToSend(props: FormToSendProps) {
  const { club, form, respondent } = props;
  const [isSent, setSent] = useState(false);
  const queryClient = useQueryClient();
  if (!isSent) return <FormBeingFilled {...props} onSent={() => setSent(true)} />;
  const again = async () => {
    const about = { club: club.nid, form: form.url, uid: respondent?.member.uid };
    // Refetches first, so that the answers that were just sent are offered as the earlier answers.
    await queryClient.fetchQuery({ ...formQuery(about), staleTime: 0 }).catch(() => {});
    setSent(false);
  };
  return <FormSent club={club} respondent={respondent} onAgain={() => void again()} />;
}

function FormBeingFilled({
  club,
  form,
  questions,
  respondent,
  onSent,
}: FormToSendProps & { onSent: () => void }) {
  const queryClient = useQueryClient();
  const toFill = useFormToFill(questions);
  const handle = useRef<RegistrationFormHandle>(null);
  const { member, members = [], login } = respondent ?? {};
  const about = { club: club.nid, form: form.url, uid: member?.uid };
  const { sending, send } = useSendForm(about, toFill, onSent);
  const steps = useStepInAddress();
  return (
    <div className={styles.filling}>
      <TakeOver
        form={toFill}
        siblings={members
          .filter(({ uid }) => uid !== member?.uid)
          .map(({ uid, firstName }) => ({ uid, name: firstName }))}
        load={(uid) => loadAnswers(queryClient, { ...about, uid })}
        onTake={(answers, settings) => handle.current?.takeOver(answers, settings)}
      />
      <FillingForm
        ref={handle}
        club={club}
        form={toFill}
        person={{
          uid: member?.uid,
          birthdate: member?.birthdate,
          isSelf: member === undefined || member.uid === login,
        }}
        draft={{ login, uid: member?.uid, club: club.nid, about: `form-${form.url}` }}
        steps={steps}
        on={{
          onSubmit: (payload) => {
            // Removes the notices of the previous attempt.
            clearNotices();
            return send(payload);
          },
          onInvalid: () => showNotice({ tone: 'danger', title: texts.invalidTitle, message: texts.invalid }),
        }}
      >
        {({ nextCourse, draftNote }) => (
          <>
            {sending.at === 'failed' && <NotSent message={sending.message} />}
            {sending.at === 'form-changed' && <FormChanged questions={sending.questions} />}
            <StickyBar {...(draftNote !== undefined && { summary: draftNote })}>
              <Button type="submit" variant="primary" wide busy={sending.at === 'sending'}>
                {sending.at === 'sending' ? texts.sending : (nextCourse ?? texts.send)}
              </Button>
            </StickyBar>
          </>
        )}
      </FillingForm>
    </div>
  );
}

interface FormSentProps {
  club: Club;
  respondent: Extract<Respondent, { status: 'member' }> | undefined;
  onAgain: () => void;
}

/** The state first, then the next steps. The title takes the focus, because the form that had the focus is gone. */
function FormSent({ club, respondent, onAgain }: FormSentProps) {
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
          <div className={layout.row1}>
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
