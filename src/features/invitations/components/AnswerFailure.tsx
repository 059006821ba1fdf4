import { Notice } from '#src/components/feedback/Notice.tsx';
import { invitationsTexts as texts } from '#src/texts/nl/invitations.ts';
import { failureText } from '../../failures/index.ts';
import styles from './Invitations.module.css';

/** Says why an answer failed, beside the button that sent it, until the next try. */
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
