import { useState } from 'react';
import { useLocation } from 'react-router';
import { requestPasswordReset } from '../../../api/session.ts';
import { Button } from '../../../components/actions/Button.tsx';
import { Link } from '../../../components/actions/Link.tsx';
import { Notice } from '../../../components/feedback/Notice.tsx';
import { accountTexts } from '../../../texts/nl/account.ts';
import { PersonForm } from '../../person-form/index.ts';
import { forgotSections } from '../view/accountSections.ts';
import { loginOf } from '../view/loginOf.ts';
import { AccountPage } from './AccountPage.tsx';

const texts = accountTexts.forgot;

/** Asks for a mail with a link. Whether the address has an account, nobody learns here. */
export function ForgotPasswordPage() {
  const { search } = useLocation();
  const [sentTo, setSentTo] = useState<string>();
  return (
    <AccountPage
      title={texts.title}
      {...(sentTo === undefined && { lead: texts.lead })}
      footer={<Link to={loginOf(search)}>{texts.back}</Link>}
    >
      {sentTo === undefined ? (
        <PersonForm
          sections={forgotSections}
          action={texts.action}
          save={async (values) => {
            await requestPasswordReset(values.text('mail'));
            setSentTo(values.text('mail'));
          }}
        />
      ) : (
        <>
          <Notice tone="success" role="status" title={texts.sentTitle}>
            <p>{texts.sent(sentTo)}</p>
            <p>{texts.nothingCame}</p>
          </Notice>
          <Button onClick={() => setSentTo(undefined)}>{texts.again}</Button>
        </>
      )}
    </AccountPage>
  );
}
