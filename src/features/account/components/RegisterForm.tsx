import { EmailInput, type QuestionControlProps, type QuestionView } from '@clubpoort/form-engine';
import type { Answers } from '@clubpoort/form-engine/headless';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { isoDayOf } from '#rules/brusselsTime.ts';
import { needsGuardian } from '#rules/guardian.ts';
import { registerAccount } from '#src/api/account.ts';
import { Link } from '#src/components/actions/Link.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { systemClock } from '#src/platform/loading/clock.ts';
import { accountTexts } from '#src/texts/nl/account.ts';
import { PersonForm } from '../../person-form/index.ts';
import { carriedState, openSession, type TypedMail } from '../../session/index.ts';
import { type KnownNewcomer, registerSections, shortRegisterSections } from '../view/accountSections.ts';
import { newAccount } from '../view/newAccount.ts';
import styles from './RegisterForm.module.css';

const texts = accountTexts.register;

interface RegisterFormProps {
  /** Whether it asks only what an account needs, beside the login. */
  isShort?: boolean;
  /** The details that are known already, which the form begins with. */
  known?: KnownNewcomer | undefined;
  /** The address of the login, for somebody who has an account already. */
  loginTo: string;
  /** Called before the new account is logged in. */
  onRegistered: () => void;
}

/** Registers a new account and logs it in at once. */
export function RegisterForm({ isShort = false, known = {}, loginTo, onRegistered }: RegisterFormProps) {
  const client = useQueryClient();
  const [isYoung, setYoung] = useState(false);
  const [sections] = useState(() => (isShort ? shortRegisterSections : registerSections)(known));
  const extra = useMemo(() => ({ views: { email: accountMailView(loginTo) } }), [loginTo]);
  const notice = ({ birthdate_0: birthdate }: Answers) =>
    setYoung(typeof birthdate === 'string' && needsGuardian(birthdate, isoDayOf(systemClock.now() / 1000)));
  return (
    <PersonForm
      sections={sections}
      extra={extra}
      action={isShort ? texts.shortAction : texts.action}
      on={{ change: notice }}
      save={async (values) => {
        const opened = await registerAccount(newAccount(values));
        onRegistered();
        openSession(client, opened);
      }}
    >
      {isYoung && (
        <Notice tone="info" role="status" title={texts.youngTitle}>
          {texts.young}
        </Notice>
      )}
    </PersonForm>
  );
}

interface AccountMailQuestionProps extends QuestionControlProps {
  /** The address of the login. */
  loginTo: string;
}

/**
 * The e-mail question of a new account. When the address already has an account, the error at the field links to the login.
 */
function AccountMailQuestion({ loginTo, field, value, ...control }: AccountMailQuestionProps) {
  const { state } = useLocation();
  const mail = typeof value === 'string' ? value : '';
  const isInUse = control.problems.some(({ message }) => message === control.texts.emailInUse);
  return (
    <>
      <EmailInput {...control} value={mail} autoComplete={field.autoComplete} />
      {isInUse && (
        <Link
          className={styles.link}
          to={loginTo}
          state={{ ...carriedState(state), typedMail: mail } satisfies TypedMail}
        >
          {accountTexts.register.logInInstead}
        </Link>
      )}
    </>
  );
}

/** Draws the e-mail question with a link to this login. */
function accountMailView(loginTo: string): QuestionView {
  return {
    labelling: 'label',
    Control: (props) => <AccountMailQuestion {...props} loginTo={loginTo} />,
    answerText: (answer) => (typeof answer === 'string' ? answer : ''),
  };
}
