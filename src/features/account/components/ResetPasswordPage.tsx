import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { resetPassword } from '#src/api/account.ts';
import { isRefusedWith } from '#src/api/apiFailure.ts';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { Link } from '#src/components/actions/Link.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { hrefs } from '#src/paths.ts';
import { accountTexts } from '#src/texts/nl/account.ts';
import { showNoticeOnNextScreen } from '../../notices/index.ts';
import { PersonForm } from '../../person-form/index.ts';
import { openSession, useAfterLogin } from '../../session/index.ts';
import { resetSections } from '../view/accountSections.ts';
import { AccountPage } from './AccountPage.tsx';

const texts = accountTexts.reset;

interface ResetPasswordPageProps {
  /** The code from the mailed link; undefined when the address has none. */
  code: string | undefined;
}

/** Sets a new password by the link of a mail, logs the person in at once, and leads back to where they asked for it. */
export function ResetPasswordPage({ code }: ResetPasswordPageProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isUsed, setUsed] = useState(false);
  const redirect = useAfterLogin();

  const save = async (known: string, password: string) => {
    try {
      openSession(client, await resetPassword({ code: known, password }));
    } catch (error) {
      if (isRefusedWith(error, 'code-used')) setUsed(true);
      throw error;
    }
    showNoticeOnNextScreen({ tone: 'success', message: texts.done });
    await navigate(redirect, { replace: true });
  };
  return (
    <AccountPage title={texts.title} footer={<Link to={hrefs.login(redirect)}>{texts.back}</Link>}>
      {code === undefined || isUsed ? (
        <>
          <Notice tone="warning" role="alert" title={code === undefined ? texts.noCode : texts.used}>
            {texts.askAnew}
          </Notice>
          <ButtonLink variant="primary" to={hrefs.forgotPassword(redirect)}>
            {texts.newMail}
          </ButtonLink>
        </>
      ) : (
        <PersonForm
          sections={resetSections}
          action={texts.action}
          save={(values) => save(code, values.text('password'))}
        />
      )}
    </AccountPage>
  );
}
