import type { WireSection } from '@clubpoort/form-engine/headless';
import { useState } from 'react';
import type { Parents, ShareableChild } from '#src/api/entities/people/parent.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { personQuestions as ask, PersonForm, type PersonValues } from '#src/features/person-form/index.ts';
import { parentsTexts } from '#src/texts/nl/parents.ts';
import { useInviteParent } from '../../queries/changeParents.ts';
import styles from './Parents.module.css';

interface InviteFormProps {
  /** The address of an invitation that was just withdrawn; '' for none. */
  mail: string;
  /** The children whom the invitation can name. */
  shareable: readonly ShareableChild[];
  /** Whether it can only be for children, because the family has its parents. */
  isElsewhere: boolean;
  onInvited: () => void;
}

function InviteForm({ mail, shareable, isElsewhere, onInvited }: InviteFormProps) {
  const [sections] = useState(() => inviteSections({ mail, children: shareable }));
  const invite = useInviteParent(onInvited);
  const save = (values: PersonValues) => {
    const chosen = values.list('users').map(Number);
    // All children together are the family, so that a parent without a family joins it.
    const isForAll = chosen.length === 0 || chosen.length === shareable.length;
    return invite({ mail: values.text('mail'), users: isForAll ? undefined : chosen });
  };
  return (
    <div className={styles.invite}>
      <h3>{isElsewhere ? parentsTexts.invite.titleElsewhere : parentsTexts.invite.title}</h3>
      {isElsewhere && <p>{parentsTexts.invite.elsewhereLead}</p>}
      <PersonForm
        sections={sections}
        about={{ subject: 'other' }}
        action={parentsTexts.invite.action}
        save={save}
      />
    </div>
  );
}

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

interface Invitation {
  /** '' for none. */
  readonly mail: string;
  /** The children whom it can name: all of them are chosen until the user chooses fewer. */
  readonly children: readonly ShareableChild[];
}

/** The questions of an invitation. A family with one child has nothing to choose. */
function inviteSections({ mail, children }: Invitation): readonly WireSection[] {
  const question = { required: true, question: parentsTexts.invite.mail, help: parentsTexts.invite.mailHelp };
  return [
    {
      title: '',
      fields: [
        ask.mail({ ...question, ...(mail !== '' && { answer: mail }) }),
        ...(children.length > 1
          ? [
              ask.members(parentsTexts.invite.which, {
                ...{ required: true, help: parentsTexts.invite.whichHelp },
                options: Object.fromEntries(children.map(({ uid, name }) => [String(uid), name])),
                answer: children.map(({ uid }) => String(uid)),
              }),
            ]
          : []),
      ],
    },
  ];
}
