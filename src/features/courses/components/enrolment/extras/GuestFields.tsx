import { useAfterPress } from '@clubpoort/form-engine';
import { nl } from '@clubpoort/form-engine/headless';
import { useState } from 'react';
import { type Partner, type PartnerProblem, partnerProblems } from '#rules/couplePartner.ts';
import { TextField } from '#src/components/fields/TextField.tsx';
import layout from '#src/components/layout/layout.module.css';
import { coursesTexts as texts } from '#src/texts/nl/courses.ts';
import { questionIds } from '../enrolmentQuestions.tsx';

interface GuestFieldsProps {
  guest: Partner;
  onChange: (guest: Partner) => void;
  ownMails: readonly string[];
  /** Whether missing fields show a problem even when they were not touched. */
  isAsked: boolean;
}

const problemTexts: Record<PartnerProblem, string> = {
  required: nl.required,
  name: nl.name,
  mail: nl.email,
  'own-mail': nl.sameOwnEmail,
};

const fields = [
  { field: 'fname', label: texts.firstName, type: 'text' },
  { field: 'lname', label: texts.lastName, type: 'text' },
  { field: 'mail', label: texts.mail, type: 'email' },
] as const;

/** The details of an invited partner. A field is validated when it is left, never while typing. */
export function GuestFields({ guest, onChange, ownMails, isAsked }: GuestFieldsProps) {
  const [left, setLeft] = useState<readonly (keyof Partner)[]>([]);
  const afterPress = useAfterPress();
  const problems = partnerProblems(guest, ownMails);
  const errorOf = (field: keyof Partner) => {
    const problem = problems[field];
    return problem && (isAsked || left.includes(field)) ? problemTexts[problem] : undefined;
  };
  return (
    <div id={questionIds.guest} className={layout.stack2}>
      {fields.map(({ field, label, type }) => (
        <TextField
          key={field}
          label={label}
          type={type}
          autoComplete="off"
          value={guest[field]}
          error={errorOf(field)}
          onChange={(value) => onChange({ ...guest, [field]: value })}
          onFocus={() => setLeft((fields) => fields.filter((other) => other !== field))}
          onBlur={() => {
            if (guest[field] !== '') afterPress(() => setLeft((fields) => [...fields, field]));
          }}
        />
      ))}
    </div>
  );
}
