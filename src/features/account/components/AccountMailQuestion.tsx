import { EmailInput, type QuestionControlProps, type QuestionView } from '@clubpoort/form-engine';
import { useLocation } from 'react-router';
import { Link } from '#src/components/actions/Link.tsx';
import { accountTexts } from '#src/texts/nl/account.ts';
import { carriedState, type TypedMail } from '../../session/index.ts';
import styles from './AccountMailQuestion.module.css';

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
export function accountMailView(loginTo: string): QuestionView {
  return {
    labelling: 'label',
    Control: (props) => <AccountMailQuestion {...props} loginTo={loginTo} />,
    answerText: (answer) => (typeof answer === 'string' ? answer : ''),
  };
}
