import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { requestPasswordReset } from '#src/api/account.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { Link } from '#src/components/actions/Link.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { hrefs } from '#src/paths.ts';
import { accountTexts } from '#src/texts/nl/account.ts';
import { PersonForm } from '../../person-form/index.ts';
import { typedMail, useAfterLogin } from '../../session/index.ts';
import { forgotSections } from '../view/accountSections.ts';
import { loginOf } from '../view/loginOf.ts';
import { AccountPage } from './AccountPage.tsx';

const texts = accountTexts.forgot;

/** Maximum number of characters of a path in a mailed link. A longer path is left out: the reset itself matters more. */
const longest = 500;

/** Whether a mailed link names the path. The dashboard is where it leads anyway. */
function isWorthIt(path: string): boolean {
  return path !== hrefs.dashboard() && path.length <= longest;
}

/** Asks for a mail with a reset link. The screen never reveals whether an address has an account. */
export function ForgotPasswordPage() {
  const { search, state } = useLocation();
  const [sections] = useState(() => forgotSections(typedMail(state)));
  const [sentTo, setSentTo] = useState<string>();
  const wanted = useAfterLogin();
  return (
    <AccountPage
      title={texts.title}
      {...(sentTo === undefined && { lead: texts.lead })}
      footer={<Link to={loginOf(search)}>{texts.back}</Link>}
    >
      {sentTo === undefined ? (
        <PersonForm
          sections={sections}
          action={texts.action}
          save={async (values) => {
            const mail = values.text('mail');
            await requestPasswordReset({ mail, ...(isWorthIt(wanted) && { redirect: wanted }) });
            setSentTo(values.text('mail'));
          }}
        />
      ) : (
        <MailSent to={sentTo} onAgain={() => setSentTo(undefined)} />
      )}
    </AccountPage>
  );
}

/** Takes the focus, because the form that had the focus is gone. */
function MailSent({ to, onAgain }: { to: string; onAgain: () => void }) {
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => message.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <div ref={message} tabIndex={-1}>
        <Notice tone="success" role="status" title={texts.sentTitle}>
          <p>{texts.sent(to)}</p>
          <p>{texts.nothingCame}</p>
        </Notice>
      </div>
      <Button onClick={onAgain}>{texts.again}</Button>
    </>
  );
}
