import { useState } from 'react';
import type { Club } from '#src/api/entities/club/club.ts';
import type { ClubFederation, FederationMember } from '#src/api/entities/desk/federationMember.ts';
import { SelectField } from '#src/components/fields/SelectField.tsx';
import { TextField } from '#src/components/fields/TextField.tsx';
import { clubCardsTexts } from '#src/texts/nl/clubCards.ts';
import { BookingDialog } from '../../ledger/booking/BookingDialog.tsx';
import { useChangeCards } from './cardQueries.ts';

const { card: texts, types } = clubCardsTexts;

const kinds = ['member', 'teacher'] as const;

/** The numbers that the contract accepts. */
const numbers = /^[!-~]([ -~]{0,58}[!-~])?$/;

export interface OfMember {
  club: Club;
  /** The person's uid. */
  member: number;
  name: string;
}

interface CardDialogProps extends OfMember {
  /** Federations to choose from: those of which the person has no card. */
  federations: readonly [ClubFederation, ...ClubFederation[]];
  /** The card that changes; undefined for a new one. */
  card?: FederationMember;
  onClose: () => void;
}

/** The dialog that gives somebody a card, or changes it. */
export function CardDialog({ club, member, name, federations, card, onClose }: CardDialogProps) {
  const [first] = federations;
  const [url, setUrl] = useState(first.url);
  const [number, setNumber] = useState(card?.number ?? '');
  const [type, setType] = useState(card?.type ?? 'member');
  const [until, setUntil] = useState(card?.until ?? first.until);
  const [isChecked, setChecked] = useState(false);
  const { mutate, isPending, error } = useChangeCards(club.nid, texts.done(name));
  const isNumber = numbers.test(number.trim());
  const save = () => {
    setChecked(true);
    if (!isNumber || until === '') return;
    const change = { kind: 'save' as const, member, number: number.trim(), type, until };
    mutate({ federation: url, change }, { onSuccess: onClose });
  };
  return (
    <BookingDialog
      title={card ? texts.change(name) : texts.give(name)}
      onClose={onClose}
      onSave={save}
      save={texts.save}
      busy={isPending}
      error={error}
    >
      {federations.length > 1 && (
        <SelectField
          inForm
          label={texts.federation}
          options={federations.map((one) => ({ value: one.url, label: one.title }))}
          value={url}
          onChange={(next) => {
            setUrl(next);
            setUntil(federations.find((one) => one.url === next)?.until ?? until);
          }}
        />
      )}
      <TextField
        label={texts.number}
        hint={texts.numberHint}
        value={number}
        onChange={setNumber}
        maxLength={60}
        autoComplete="off"
        error={isChecked && !isNumber ? texts.noNumber : undefined}
      />
      <SelectField
        inForm
        label={texts.type}
        options={kinds.map((value) => ({ value, label: types[value] }))}
        value={type}
        onChange={(value) => setType(kinds.find((kind) => kind === value) ?? type)}
      />
      <TextField
        type="date"
        label={texts.until}
        value={until}
        onChange={setUntil}
        error={isChecked && until === '' ? texts.noUntil : undefined}
      />
    </BookingDialog>
  );
}
