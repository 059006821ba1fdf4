import { useState } from 'react';
import { formatList } from '#rules/writtenList.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import layout from '#src/components/layout/layout.module.css';
import { Dialog } from '#src/components/overlays/Dialog.tsx';
import { failureText } from '#src/features/failures/index.ts';
import { useMembers } from '#src/features/session/index.ts';
import { parentsTexts } from '#src/texts/nl/parents.ts';
import { useLeaveFamily } from '../../queries/changeParents.ts';
import styles from './Parents.module.css';

const texts = parentsTexts.leave;

interface LeaveFamilyProps {
  /** uid of the logged-in user */
  login: number;
  /** The name of the other parent. */
  other: string;
  onLeft: () => void;
}

/** Lets the user leave a family that has another parent, after a question that says what follows. */
export function LeaveFamily({ login, other, onLeft }: LeaveFamilyProps) {
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const family = useMembers();
  const { mutate, isPending, error } = useLeaveFamily(login, () => {
    close();
    onLeft();
  });
  const members =
    family.status === 'known' ? family.members.filter(({ uid, isShared }) => uid !== login && !isShared) : [];
  const names = members.map(({ firstName }) => firstName);
  return (
    <div className={styles.leave}>
      <Button onClick={() => setAsking(true)}>{texts.open}</Button>
      <Dialog
        open={isAsking}
        title={texts.title}
        onClose={close}
        closable={!isPending}
        footer={
          <>
            <Button onClick={close} disabled={isPending}>
              {texts.keep}
            </Button>
            <Button variant="danger" busy={isPending} onClick={() => mutate()}>
              {texts.open}
            </Button>
          </>
        }
      >
        <div className={layout.stack1}>
          <p dir="auto">{texts.stays(names, formatList(names), other)}</p>
          <p>{texts.you}</p>
          <p dir="auto">{texts.back(other)}</p>
          {error && (
            <Notice tone="danger" role="alert">
              {failureText(error)}
            </Notice>
          )}
        </div>
      </Dialog>
    </div>
  );
}
