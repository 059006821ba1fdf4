import { formatList } from '#rules/writtenList.ts';
import { formatDay, formatTime } from '#rules/writtenTime.ts';
import type { ParentInvite } from '#src/api/entities/people/parent.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { Detail } from '#src/components/text/Detail.tsx';
import { parentsTexts } from '#src/texts/nl/parents.ts';
import { useOpenInvite } from '../../queries/changeParents.ts';
import styles from './Parents.module.css';

const texts = parentsTexts.invite;

interface OpenInviteProps {
  invite: ParentInvite;
  /** Called after every change, with the new list on screen. */
  onChanged: () => void;
  /** Called before the invitation leaves the list. */
  onWithdrawn: () => void;
}

/** An invitation that waits for an answer. A withdrawn one is undone by the form, which keeps the address. */
export function OpenInvite({ invite, onChanged, onWithdrawn }: OpenInviteProps) {
  const { mail, sent, expires, isForFamily, children } = invite;
  const { mutate, isPending, variables } = useOpenInvite(invite, onChanged);
  return (
    <li>
      <p className={styles.mail}>{mail}</p>
      {!isForFamily && (
        <Detail dir="auto">{texts.about(formatList(children.map(({ name }) => name)))}</Detail>
      )}
      <Detail>{texts.open(formatDay(sent), formatDay(expires), formatTime(expires))}</Detail>
      <div className={styles.actions}>
        <Button
          aria-label={texts.againOf(mail)}
          busy={isPending && variables === 'again'}
          onClick={() => mutate('again')}
        >
          {texts.again}
        </Button>
        <Button
          variant="quiet"
          aria-label={texts.withdrawOf(mail)}
          busy={isPending && variables === 'withdraw'}
          onClick={() => {
            onWithdrawn();
            mutate('withdraw');
          }}
        >
          {texts.withdraw}
        </Button>
      </div>
    </li>
  );
}
