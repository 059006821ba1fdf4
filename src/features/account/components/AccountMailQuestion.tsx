import { EmailInput, type QuestionControlProps, type QuestionView } from '@clubpoort/form-engine';
import { useLocation } from 'react-router';
import { Link } from '#src/components/actions/Link.tsx';
import { accountTexts } from '#src/texts/nl/account.ts';
import { carriedState, type TypedMail } from '../../session/index.ts';
import { loginOf } from '../view/loginOf.ts';
import styles from './AccountMailQuestion.module.css';

/**
 * The e-mail question of a new account. When the address already has an account, the error at the field links to the login.
 */
function AccountMailQuestion({ field, value, ...control }: QuestionControlProps) {
  const { search, state } = useLocation();
  const mail = typeof value === 'string' ? value : '';
  const isInUse = control.problems.some(({ message }) => message === control.texts.emailInUse);
  return (
    <>
      <EmailInput {...control} value={mail} autoComplete={field.autoComplete} />
      {isInUse && (
        <Link
          className={styles.link}
          to={loginOf(search)}
          state={{ ...carriedState(state), typedMail: mail } satisfies TypedMail}
        >
          {accountTexts.register.logInInstead}
        </Link>
      )}
    </>
  );
}

export const accountMailView: QuestionView = {
  labelling: 'label',
  Control: AccountMailQuestion,
  answerText: (answer) => (typeof answer === 'string' ? answer : ''),
};
