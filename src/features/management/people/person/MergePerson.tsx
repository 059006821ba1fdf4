import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { formatList } from '#rules/writtenList.ts';
import { formatIsoDay } from '#rules/writtenTime.ts';
import { post } from '#src/api/call.ts';
import type { ClubPersonRow } from '#src/api/entities/desk/clubPerson.ts';
import { type MergeProposal, parseMergeProposal } from '#src/api/entities/desk/importedPeople.ts';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { SelectField } from '#src/components/fields/SelectField.tsx';
import { TextField } from '#src/components/fields/TextField.tsx';
import { showNotice } from '#src/features/notices/index.ts';
import { clubPeopleTexts } from '#src/texts/nl/clubPeople.ts';
import { BookingDialog } from '../../ledger/booking/BookingDialog.tsx';
import { personHref } from '../../view/peopleHrefs.ts';
import { clubPeopleQuery } from '../peopleQueries.ts';
import type { PersonDialogProps } from './CorrectPerson.tsx';

const texts = clubPeopleTexts.merge;

/** The dialog that proposes that two records are one person: which one, what moves, and who must agree. */
export function MergePerson({ club, person, onClose }: PersonDialogProps) {
  const name = `${person.fname} ${person.lname}`;
  const [search, setSearch] = useState(name);
  const [other, setOther] = useState('');
  const [stays, setStays] = useState(String(person.uid));
  const [isChecked, setChecked] = useState(false);
  const [seen, setSeen] = useState<MergeProposal>();
  const pages = useInfiniteQuery(clubPeopleQuery(club.nid, search.trim()));
  const found = (pages.data?.pages[0]?.people ?? []).filter(({ uid }) => uid !== person.uid);
  const chosen = found.find(({ uid }) => String(uid) === other);
  const { judge, propose } = useMerge(club);
  const uids = chosen && [person.uid, chosen.uid];
  const sides = uids && {
    kept: Number(stays),
    gone: uids.find((uid) => String(uid) !== stays) ?? chosen.uid,
  };
  const change = (doChange: () => void) => {
    setSeen(undefined);
    propose.reset();
    doChange();
  };
  const save = () => {
    setChecked(true);
    if (!sides) return;
    if (!seen) judge.mutate(sides, { onSuccess: setSeen });
    else if (seen.clashes.length === 0) propose.mutate(sides, { onSuccess: onClose });
  };
  return (
    <BookingDialog
      title={texts.title(name)}
      onClose={onClose}
      onSave={save}
      save={seen ? (seen.asks.length === 0 ? texts.now : texts.save) : texts.look}
      busy={judge.isPending || propose.isPending}
      error={judge.error ?? propose.error}
    >
      <p>{texts.lead}</p>
      <TextField label={texts.search} value={search} onChange={(text) => change(() => setSearch(text))} />
      <SelectField
        inForm
        label={texts.other}
        options={[
          { value: '', label: texts.choose },
          ...found.map((one) => ({ value: String(one.uid), label: labelOf(one) })),
        ]}
        value={chosen ? other : ''}
        onChange={(value) =>
          change(() => {
            setOther(value);
            setStays(String(person.uid));
          })
        }
      />
      {isChecked && !chosen && (
        <Notice tone="danger" role="alert">
          {texts.noOther}
        </Notice>
      )}
      {chosen && (
        <SelectField
          inForm
          label={texts.stays}
          options={[
            { value: String(person.uid), label: labelOf({ ...person, name, holder: '' }) },
            { value: String(chosen.uid), label: labelOf(chosen) },
          ]}
          value={stays}
          onChange={(value) => change(() => setStays(value))}
        />
      )}
      {seen && <Effect seen={seen} />}
    </BookingDialog>
  );
}

function labelOf({
  name,
  birthdate,
  mail,
  holder,
}: Pick<ClubPersonRow, 'name' | 'birthdate' | 'mail' | 'holder'>): string {
  const day = birthdate === '' ? '' : formatIsoDay(birthdate);
  return [name, day, mail, holder].filter((part) => part !== '').join(' · ');
}

function Effect({ seen: { moves, clashes, asks } }: { seen: MergeProposal }) {
  if (clashes.length > 0)
    return (
      <Notice tone="danger" role="alert" title={texts.clash}>
        {clashes.map((clash) => (
          <p key={clash}>{clash}</p>
        ))}
      </Notice>
    );
  return (
    <Notice tone="info" role="status">
      <p>{moves.length === 0 ? texts.nothing : texts.moves(formatList(moves))}</p>
      <p>{asks.length === 0 ? texts.nobody : texts.asks(formatList(asks))}</p>
    </Notice>
  );
}

interface Sides {
  readonly kept: number;
  readonly gone: number;
}

/** The dry run, and the proposal. The record of the page may be the one that goes, so the page of the other one opens. */
function useMerge({ nid: club, url }: PersonDialogProps['club']) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const judge = useMutation({
    mutationFn: async (sides: Sides) =>
      parseMergeProposal((await post('propose_merge', { club, ...sides, preview: true })).result),
  });
  const propose = useMutation({
    mutationFn: async (sides: Sides) =>
      parseMergeProposal((await post('propose_merge', { club, ...sides })).result),
    onSuccess: async ({ done }, { kept }) => {
      showNotice({ tone: 'success', message: done ? texts.merged : texts.done });
      await navigate(personHref(url, kept));
      await client.invalidateQueries({ queryKey: ['management', club] });
    },
  });
  return { judge, propose };
}
