import { useId } from 'react';
import type { Tariff } from '#src/api/entities/offer/tariff.ts';
import { ChoiceCard } from '#src/components/fields/ChoiceCard.tsx';
import layout from '#src/components/layout/layout.module.css';
import type { CoupleChoice } from '#src/features/courses/view/enrolment/enrolmentChoice.ts';
import type { MemberChoice } from '#src/features/courses/view/enrolment/memberChoices.ts';
import { coursesTexts as texts } from '#src/texts/nl/courses.ts';
import styles from '../Enrolment.module.css';
import { MissingChoice, questionIds } from '../enrolmentQuestions.tsx';
import { GuestFields } from './GuestFields.tsx';

interface CouplePickerProps {
  couple: NonNullable<Tariff['couple']>;
  others: readonly MemberChoice[];
  choice: CoupleChoice;
  onChange: (choice: CoupleChoice) => void;
  ownMails: readonly string[];
  /** Whether "Inschrijven" was pressed, so that the missing guest fields show their problems. */
  isAsked: boolean;
}

/** Selects the partner of a couple tariff and the person's own role. An invitation preselects both. */
export function CouplePicker(props: CouplePickerProps) {
  const { couple, others, choice, onChange, ownMails, isAsked } = props;
  const { invite, roles } = couple;
  const name = useId();
  const kind = choice.kind ?? (invite && 'inviter');
  const change = (part: Partial<CoupleChoice>) => onChange({ ...choice, ...part });
  return (
    <>
      <fieldset id={questionIds.partner}>
        <legend className={styles.legend}>{texts.partner}</legend>
        <MissingChoice of="partner" />
        <div className={layout.stack1}>
          {invite && (
            <ChoiceCard
              type="radio"
              name={name}
              checked={kind === 'inviter'}
              onChange={() => change({ kind: 'inviter' })}
              title={texts.partnerInviter(invite.inviter)}
              note={invite.role && texts.yourRole(invite.role)}
            />
          )}
          {others.map(({ uid, name: member, refusal }) => (
            <ChoiceCard
              key={uid}
              type="radio"
              name={name}
              checked={kind === 'family' && choice.uid === uid && refusal === ''}
              disabled={refusal !== ''}
              onChange={() => change({ kind: 'family', uid })}
              title={member}
              note={refusal}
            />
          ))}
          <ChoiceCard
            type="radio"
            name={name}
            checked={kind === 'guest'}
            onChange={() => change({ kind: 'guest' })}
            title={texts.partnerInvited}
            note={texts.partnerInvitedHint}
          />
        </div>
      </fieldset>
      {kind === 'guest' && (
        <GuestFields
          guest={choice.guest}
          onChange={(guest) => change({ guest })}
          ownMails={ownMails}
          isAsked={isAsked}
        />
      )}
      {roles.length > 0 && kind !== 'inviter' && (
        <RolePicker roles={roles} chosen={choice.role} onChange={(role) => change({ role })} />
      )}
    </>
  );
}

interface RolePickerProps {
  roles: readonly string[];
  chosen: string;
  onChange: (role: string) => void;
}

function RolePicker({ roles, chosen, onChange }: RolePickerProps) {
  const name = useId();
  return (
    <fieldset id={questionIds.role}>
      <legend className={styles.legend}>{texts.role}</legend>
      <MissingChoice of="role" />
      <div className={layout.stack1}>
        {roles.map((role) => (
          <ChoiceCard
            key={role}
            type="radio"
            name={name}
            checked={role === chosen}
            onChange={() => onChange(role)}
            title={role}
          />
        ))}
      </div>
    </fieldset>
  );
}
