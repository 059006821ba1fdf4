import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { post } from '#src/api/call.ts';
import type { Club } from '#src/api/entities/club/club.ts';
import { type ImportedCards, parseImportedCards } from '#src/api/entities/desk/federationMember.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { ChoiceCard } from '#src/components/fields/ChoiceCard.tsx';
import { PageHeader } from '#src/components/layout/PageHeader.tsx';
import { Sections } from '#src/components/layout/Section.tsx';
import { Detail } from '#src/components/text/Detail.tsx';
import { showNotice } from '#src/features/notices/index.ts';
import { usePageTitle } from '#src/platform/page/pageTitle.ts';
import { clubCardsTexts } from '#src/texts/nl/clubCards.ts';
import { clubPeopleTexts } from '#src/texts/nl/clubPeople.ts';
import { LedgerFailure } from '../../ledger/LedgerFailure.tsx';
import { cardsHref } from '../../view/peopleHrefs.ts';
import { hasNames } from '../import/readMembers.ts';
import { ColumnFields, FileField, useSheet } from '../import/SheetFields.tsx';
import styles from '../People.module.css';
import { type CardColumns, cardFields, guessCardColumns, type ReadCard, readCards } from './readCards.ts';

const texts = clubCardsTexts.import;
const ofPeople = clubPeopleTexts.import;

interface CardsImportPageProps {
  club: Club;
  /** Url of the federation. */
  federation: string;
}

/** Reads the members of a federation from its spreadsheet: the file, its columns, a dry run, and then all at once. */
export function CardsImportPage({ club, federation }: CardsImportPageProps) {
  const [columns, setColumns] = useState<CardColumns>({});
  const { rows, fault, open } = useSheet((headings) => setColumns(guessCardColumns(headings)));
  usePageTitle({ title: texts.title });
  return (
    <>
      <PageHeader
        title={texts.title}
        lead={texts.lead}
        back={{ to: cardsHref(club.url, federation), label: texts.back }}
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
                fields={cardFields}
                labels={texts.fields}
                columns={columns}
                onChange={setColumns}
              />
              <Detail>{texts.hint}</Detail>
              {hasNames(columns) ? (
                <DryRun
                  key={JSON.stringify(columns)}
                  {...{ club, federation }}
                  cards={readCards(rows, columns)}
                />
              ) : (
                <Notice tone="warning">{ofPeople.needsName}</Notice>
              )}
            </>
          )}
        </Sections>
      </div>
    </>
  );
}

interface DryRunProps extends CardsImportPageProps {
  cards: readonly ReadCard[];
}

const verdicts = ['new', 'changed', 'same', 'unknown', 'double', 'wrong'] as const;

function DryRun({ club, federation, cards }: DryRunProps) {
  const [leavesOut, setLeavesOut] = useState(false);
  const [seen, setSeen] = useState<ImportedCards>();
  const { judge, save } = useCardsImport({ club, federation });
  const said = cards.flatMap((card, place) => {
    const problem = seen?.rows[place]?.problem ?? '';
    return problem === '' ? [] : [{ card, problem }];
  });
  const right = cards.filter((_, place) => seen?.rows[place]?.state !== 'wrong');
  const isRight = right.length === cards.length;
  return (
    <>
      {!seen && (
        <div>
          <Button
            variant="primary"
            busy={judge.isPending}
            onClick={() => judge.mutate(cards, { onSuccess: setSeen })}
          >
            {ofPeople.check}
          </Button>
        </div>
      )}
      <LedgerFailure error={judge.error ?? save.error} />
      {seen && (
        <Notice tone={said.length > 0 ? 'warning' : 'info'} role="status">
          {verdicts.map((state) => {
            const count = seen.rows.filter((row) => row.state === state).length;
            return count > 0 && <p key={state}>{texts.counts[state](count)}</p>;
          })}
          {said.length > 0 && (
            <ul>
              {said.map(({ card: { number, row }, problem }) => (
                <li key={number} dir="auto">
                  {ofPeople.row(number, `${row.fname} ${row.lname}`, problem)}
                </li>
              ))}
            </ul>
          )}
        </Notice>
      )}
      {seen && !isRight && (
        <ChoiceCard type="checkbox" checked={leavesOut} onChange={setLeavesOut} title={ofPeople.leaveOut} />
      )}
      {seen && seen.saved === 0 && <p>{texts.nothing}</p>}
      {seen && seen.saved > 0 && (isRight || leavesOut) && (
        <div>
          <Button variant="primary" busy={save.isPending} onClick={() => save.mutate(right)}>
            {texts.save(seen.saved)}
          </Button>
        </div>
      )}
    </>
  );
}

/** The dry run, and the import. A repeat of the same content changes nothing. */
function useCardsImport({ club, federation }: CardsImportPageProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const send = async (cards: readonly ReadCard[], preview: boolean) => {
    const request = { club: club.nid, federation, rows: cards.map(({ row }) => row), preview };
    return parseImportedCards((await post('import_federation_members', request)).result);
  };
  const judge = useMutation({ mutationFn: (cards: readonly ReadCard[]) => send(cards, true) });
  const save = useMutation({
    mutationFn: (cards: readonly ReadCard[]) => send(cards, false),
    onSuccess: async ({ saved }) => {
      showNotice({ tone: 'success', message: texts.done(saved) });
      await client.invalidateQueries({ queryKey: ['management', club.nid] });
      await navigate(cardsHref(club.url, federation));
    },
  });
  return { judge, save };
}
