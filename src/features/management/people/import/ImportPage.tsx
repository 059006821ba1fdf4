import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { post } from '#src/api/call.ts';
import type { Club } from '#src/api/entities/club/club.ts';
import { type ImportedPeople, parseImportedPeople } from '#src/api/entities/desk/importedPeople.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { ChoiceCard } from '#src/components/fields/ChoiceCard.tsx';
import { PageHeader } from '#src/components/layout/PageHeader.tsx';
import { Sections } from '#src/components/layout/Section.tsx';
import { showNotice } from '#src/features/notices/index.ts';
import { usePageTitle } from '#src/platform/page/pageTitle.ts';
import { randomUuid } from '#src/platform/randomUuid.ts';
import { clubPeopleTexts } from '#src/texts/nl/clubPeople.ts';
import { LedgerFailure } from '../../ledger/LedgerFailure.tsx';
import { peopleHref } from '../../view/peopleHrefs.ts';
import styles from '../People.module.css';
import {
  type Columns,
  guessColumns,
  hasNames,
  memberFields,
  type ReadRow,
  readMembers,
} from './readMembers.ts';
import { ColumnFields, FileField, useSheet } from './SheetFields.tsx';

const texts = clubPeopleTexts.import;

/** Reads members from a spreadsheet: the file, its columns, a dry run, and then all at once. */
export function ImportPage({ club }: { club: Club }) {
  const [columns, setColumns] = useState<Columns>({});
  const { rows, fault, open } = useSheet((headings) => setColumns(guessColumns(headings)));
  usePageTitle({ title: texts.title });
  return (
    <>
      <PageHeader
        title={texts.title}
        lead={texts.lead}
        back={{ to: peopleHref(club.url), label: clubPeopleTexts.person.back }}
      />
      <div className={styles.reading}>
        <Sections>
          <FileField onFile={(file) => void open(file)} />
          {fault !== '' && (
            <Notice tone="danger" role="alert">
              {fault}
            </Notice>
          )}
          {rows && (
            <>
              <ColumnFields
                headings={rows[0] ?? []}
                labels={texts.fields}
                fields={memberFields}
                columns={columns}
                onChange={setColumns}
              />
              {hasNames(columns) ? (
                <DryRun key={JSON.stringify(columns)} club={club} members={readMembers(rows, columns)} />
              ) : (
                <Notice tone="warning">{texts.needsName}</Notice>
              )}
            </>
          )}
        </Sections>
      </div>
    </>
  );
}

interface DryRunProps {
  club: Club;
  members: readonly ReadRow[];
}

const verdicts = ['new', 'known', 'double', 'wrong'] as const;

function DryRun({ club, members }: DryRunProps) {
  const [invites, setInvites] = useState(false);
  const [leavesOut, setLeavesOut] = useState(false);
  const [seen, setSeen] = useState<ImportedPeople>();
  const { judge, save } = useImport(club, members);
  const wrong = members.flatMap((member, place) => {
    const row = seen?.rows[place];
    return row?.state === 'wrong' ? [{ member, problem: row.problem }] : [];
  });
  const saved = seen?.rows.filter(({ state }) => state === 'new' || state === 'known') ?? [];
  const added = members.filter((_, place) => seen?.rows[place]?.state === 'new');
  const unreached = added.filter(({ row }) => row.mail === undefined);
  const right = members.filter((_, place) => seen?.rows[place]?.state !== 'wrong');
  return (
    <>
      <ChoiceCard
        type="checkbox"
        checked={invites}
        onChange={setInvites}
        title={texts.invites}
        note={texts.invitesHint}
      />
      {!seen && (
        <div>
          <Button
            variant="primary"
            busy={judge.isPending}
            onClick={() => judge.mutate(invites, { onSuccess: setSeen })}
          >
            {texts.check}
          </Button>
        </div>
      )}
      <LedgerFailure error={judge.error ?? save.error} />
      {seen && (
        <Notice tone={wrong.length > 0 ? 'warning' : 'info'} role="status">
          {verdicts.map((state) => {
            const count = seen.rows.filter((row) => row.state === state).length;
            return count > 0 && <p key={state}>{texts.counts[state](count)}</p>;
          })}
          {/* In a later list, a new name may be somebody whom the club wrote otherwise. */}
          {added.length > 0 && added.length < saved.length && (
            <p dir="auto">{texts.added(added.map(nameOf))}</p>
          )}
          {unreached.length > 0 && <p dir="auto">{texts.unreached(unreached.map(nameOf))}</p>}
          {wrong.length > 0 && (
            <ul>
              {wrong.map(({ member: { number, row }, problem }) => (
                <li key={number} dir="auto">
                  {texts.row(number, nameOf({ row }), problem)}
                </li>
              ))}
            </ul>
          )}
        </Notice>
      )}
      {wrong.length > 0 && (
        <ChoiceCard type="checkbox" checked={leavesOut} onChange={setLeavesOut} title={texts.leaveOut} />
      )}
      {seen && saved.length === 0 && <p>{texts.nothing}</p>}
      {seen && saved.length > 0 && (wrong.length === 0 || leavesOut) && (
        <div>
          <Button
            variant="primary"
            busy={save.isPending}
            onClick={() => save.mutate({ rows: right.map(({ row }) => row), invites })}
          >
            {seen.added === 0 ? texts.saveKnown : texts.save(seen.added)}
          </Button>
        </div>
      )}
    </>
  );
}

function nameOf({ row }: Pick<ReadRow, 'row'>): string {
  return `${row.fname} ${row.lname}`;
}

type Wanted = { readonly rows: readonly ReadRow['row'][]; readonly invites: boolean };

/** The dry run, and the import: one key for all tries with the same content. */
function useImport(club: Club, members: readonly ReadRow[]) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [keys] = useState(() => new Map<string, string>());
  const judge = useMutation({
    mutationFn: async (invites: boolean) => {
      const rows = members.map(({ row }) => row);
      const request = { club: club.nid, rows, invites, preview: true };
      const { result } = await post('import_people', request, { idempotencyKey: randomUuid() });
      return parseImportedPeople(result);
    },
  });
  const save = useMutation({
    mutationFn: async ({ rows, invites }: Wanted) => {
      const request = { club: club.nid, rows: [...rows], invites };
      const content = JSON.stringify(request);
      const idempotencyKey = keys.get(content) ?? randomUuid();
      keys.set(content, idempotencyKey);
      return parseImportedPeople((await post('import_people', request, { idempotencyKey })).result);
    },
    onSuccess: async ({ added, mails }) => {
      showNotice({ tone: 'success', message: texts.done(added, mails) });
      await client.invalidateQueries({ queryKey: ['management', club.nid] });
      await navigate(peopleHref(club.url));
    },
  });
  return { judge, save };
}
