import type { Answers } from '@clubpoort/form-engine/headless';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate } from 'react-router';
import { isoDayOf } from '#rules/brusselsTime.ts';
import { needsGuardian } from '#rules/guardian.ts';
import { registerAccount } from '#src/api/account.ts';
import { Link } from '#src/components/actions/Link.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { hrefs } from '#src/paths.ts';
import { systemClock } from '#src/platform/clock.ts';
import { accountTexts } from '#src/texts/nl/account.ts';
import { PersonForm } from '../../person-form/index.ts';
import { openSession, useAfterLogin, useSession } from '../../session/index.ts';
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
  const [isYoung, setYoung] = useState(false);
  if (session.status === 'user') return <Navigate to={redirect} replace />;

  const notice = ({ birthdate_0: birthdate }: Answers) =>
    setYoung(typeof birthdate === 'string' && needsGuardian(birthdate, isoDayOf(systemClock.now() / 1000)));
  return (
    <AccountPage
      title={texts.title}
      lead={texts.lead}
      footer={
        <>
          {texts.known} <Link to={hrefs.login(redirect)}>{texts.logIn}</Link>
        </>
      }
    >
      <PersonForm
        sections={registerSections}
        extra={extra}
        action={texts.action}
        on={{ change: notice }}
        save={async (values) => openSession(client, await registerAccount(newAccount(values)))}
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
