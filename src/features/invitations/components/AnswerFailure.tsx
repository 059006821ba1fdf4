import { Notice } from '#src/components/feedback/Notice.tsx';
import { invitationsTexts as texts } from '#src/texts/nl/invitations.ts';
import { failureText } from '../../failures/index.ts';
import styles from './Invitations.module.css';

/** Why an answer didn't arrive, beside the button that gave it: there until it is given again. */
export function AnswerFailure({ error }: { error: Error | null }) {
  if (!error) return null;
  return (
    <div className={styles.failure}>
      <Notice tone="danger" role="alert" title={texts.failed}>
        {failureText(error)}
      </Notice>
    </div>
  );
}
