import { useState } from 'react';
import type { Parents } from '#src/api/entities/parent.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { parentsTexts } from '#src/texts/nl/parents.ts';
import { InviteForm } from './InviteForm.tsx';
import styles from './Parents.module.css';

interface InvitingProps {
  known: Parents;
  /** The address of an invitation that was just withdrawn; '' for none. */
  withdrawn: string;
  onInvited: () => void;
}

/** Invites another parent. A family that has its parents rarely needs one of another household, so that form opens on demand. */
export function Inviting({ known: { canInvite, shareable, invites }, withdrawn, onInvited }: InvitingProps) {
  const [isOpen, setOpen] = useState(withdrawn !== '');
  if (invites.length > 0 || (!canInvite && shareable.length === 0)) return null;
  if (!canInvite && !isOpen)
    return (
      <div className={styles.actions}>
        <Button onClick={() => setOpen(true)}>{parentsTexts.invite.titleElsewhere}</Button>
      </div>
    );
  return <InviteForm mail={withdrawn} shareable={shareable} isElsewhere={!canInvite} onInvited={onInvited} />;
}
