import type { Answers } from '@clubpoort/form-engine/headless';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { isoDayOf } from '#rules/brusselsTime.ts';
import { needsGuardian } from '#rules/guardian.ts';
import { registerAccount } from '#src/api/account.ts';
import { Link } from '#src/components/actions/Link.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { hrefs } from '#src/paths.ts';
import { systemClock } from '#src/platform/clock.ts';
import { accountTexts } from '#src/texts/nl/account.ts';
import { PersonForm } from '../../person-form/index.ts';
import {
  carriedState,
  invitePurpose,
  loginPurpose,
  type NewParent,
  openSession,
  typedMail,
  useAfterLogin,
  useSession,
} from '../../session/index.ts';
import { registerSections } from '../view/accountSections.ts';
import { newAccount } from '../view/newAccount.ts';
import { accountMailView } from './AccountMailQuestion.tsx';
import { AccountPage } from './AccountPage.tsx';

const texts = accountTexts.register;
const extra = { views: { email: accountMailView } };

/** Registers a new account, logs it in at once and continues to the `redirect` of the address. */
export function RegisterPage() {
  const redirect = useAfterLogin();
  const client = useQueryClient();
  const session = useSession();
  const { state } = useLocation();
  const [sections] = useState(() => registerSections(typedMail(state)));
  const [isRegistered, setRegistered] = useState(false);
  const [isYoung, setYoung] = useState(false);
  if (session.status === 'user')
    return (
      <Navigate
        to={redirect}
        replace
        {...(isRegistered && { state: { isNewParent: true } satisfies NewParent })}
      />
    );

  const notice = ({ birthdate_0: birthdate }: Answers) =>
    setYoung(typeof birthdate === 'string' && needsGuardian(birthdate, isoDayOf(systemClock.now() / 1000)));
  return (
    <AccountPage
      title={texts.title}
      lead={leadOf(state)}
      footer={
        <>
          {texts.known}{' '}
          <Link to={hrefs.login(redirect)} state={carriedState(state)}>
            {texts.logIn}
          </Link>
        </>
      }
    >
      <PersonForm
        sections={sections}
        extra={extra}
        action={texts.action}
        on={{ change: notice }}
        save={async (values) => {
          const opened = await registerAccount(newAccount(values));
          setRegistered(true);
          openSession(client, opened);
        }}
      >
        {isYoung && (
          <Notice tone="info" role="status" title={texts.youngTitle}>
            {texts.young}
          </Notice>
        )}
      </PersonForm>
    </AccountPage>
  );
}

/** Why the visitor makes an account, from the navigation state. */
function leadOf(state: unknown): string {
  const { enrolment } = loginPurpose(state) ?? {};
  const invite = invitePurpose(state);
  if (enrolment) return texts.purpose(enrolment.course, enrolment.name);
  return invite ? texts.invited(invite.invitedBy) : texts.lead;
}
