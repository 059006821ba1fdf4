import { Suspense, useState } from 'react';
import { formatDay } from '#rules/writtenTime.ts';
import type { Club } from '#src/api/entities/club/club.ts';
import type { ClubCertificates, IssuedCertificate } from '#src/api/entities/management/clubCertificates.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { Pill } from '#src/components/feedback/Pill.tsx';
import { SearchField } from '#src/components/fields/SearchField.tsx';
import { FilterRow } from '#src/components/layout/FilterRow.tsx';
import { Section } from '#src/components/layout/Section.tsx';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { Detail } from '#src/components/text/Detail.tsx';
import { useDownload } from '#src/features/downloads/index.ts';
import { lazyPart } from '#src/platform/loading/lazyPart.ts';
import { clubCertificatesTexts } from '#src/texts/nl/clubCertificates.ts';
import styles from '../ledger/Ledger.module.css';
import { LedgerFailure } from '../ledger/LedgerFailure.tsx';
import { useMailCertificates } from './certificatesQueries.ts';
import {
  amountText,
  canCorrect,
  faultText,
  isLive,
  kindText,
  saidText,
  searched,
  unmailed,
} from './certificatesView.ts';
import { LookButton } from './LookButton.tsx';
import { SomeRows } from './SomeRows.tsx';

const CorrectDialog = lazyPart(async () => (await import('./CorrectDialog.tsx')).CorrectDialog);
const WithdrawDialog = lazyPart(async () => (await import('./WithdrawDialog.tsx')).WithdrawDialog);

const { issued: texts, correct, withdraw } = clubCertificatesTexts;

interface IssuedSectionProps {
  club: Club;
  year: number;
  all: ClubCertificates;
}

/** The certificates that have a number, and the file with all of them for the tax office. */
export function IssuedSection({ club, year, all: { issued, fiches, faults } }: IssuedSectionProps) {
  const [search, setSearch] = useState('');
  const mailing = useMailCertificates(club.nid, year);
  const { download, wanted } = useDownload('download_belcotax');
  if (issued.length === 0) return <p>{texts.none(year)}</p>;
  const news = unmailed(issued).length;
  const rows = searched(issued, search);
  return (
    <Section
      id="attesten-uitgegeven"
      title={texts.title}
      lead={<Detail>{texts.count(issued.length)}</Detail>}
      actions={
        fiches > 0 &&
        faults.length === 0 && (
          <Button
            icon="download"
            busy={wanted !== undefined}
            onClick={() =>
              download({
                request: { club: club.nid, year },
                fallbackName: texts.belcotaxFile(club.url, year),
              })
            }
          >
            {texts.belcotax}
          </Button>
        )
      }
    >
      {fiches > 0 && faults.length === 0 && <Detail>{texts.belcotaxHint(fiches)}</Detail>}
      {faults.length > 0 && (
        <Notice tone="warning" title={texts.refused}>
          {faults.map(({ number, field }) => (
            <p key={`${number} ${field}`}>{texts.refusedField(number, field)}</p>
          ))}
        </Notice>
      )}
      <FilterRow>
        <SearchField label={texts.search} labelVisible value={search} onChange={setSearch} />
        {news > 0 && (
          <Button icon="mail" busy={mailing.isPending} onClick={() => mailing.mutate({ about: 'issued' })}>
            {texts.mailNew(news)}
          </Button>
        )}
      </FilterRow>
      <LedgerFailure error={mailing.error} />
      {rows.length === 0 ? (
        <p role="status">{texts.notFound}</p>
      ) : (
        <SomeRows
          rows={rows}
          render={(one) => <IssuedRow key={one.id} club={club} year={year} one={one} />}
        />
      )}
    </Section>
  );
}

function IssuedRow({ club, year, one }: { club: Club; year: number; one: IssuedCertificate }) {
  const { id, number, name, debtor, kind, isComplete } = one;
  const [asked, setAsked] = useState<'correct' | 'withdraw'>();
  const mailing = useMailCertificates(club.nid, year);
  const close = () => setAsked(undefined);
  const of = <VisuallyHidden>{texts.ofNumber(name, number)}</VisuallyHidden>;
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <div className={styles.what}>
          <h3 className={styles.title} dir="auto">
            {name}
          </h3>
          <Detail>{`${kindText(kind)} · ${number}`}</Detail>
          <Detail dir="auto">{saidText(one)}</Detail>
          {debtor !== '' && <Detail dir="auto">{clubCertificatesTexts.paidBy(debtor)}</Detail>}
          <Detail>{stateText(one)}</Detail>
          {one.fault !== null && (
            <Pill tone="warning" icon="warning">
              {faultText(one.fault)}
            </Pill>
          )}
        </div>
        <p className={styles.amount}>{amountText(one)}</p>
      </div>
      <div className={styles.buttons}>
        {isComplete && <LookButton club={club} year={year} of={one} name={name} what={number} />}
        {isLive(one) && (
          <Button
            busy={mailing.isPending}
            onClick={() => mailing.mutate({ about: 'issued', certificate: id })}
          >
            <span>
              {one.mailed === null ? texts.mail : texts.again}
              {of}
            </span>
          </Button>
        )}
        {canCorrect(one) && (
          <Button onClick={() => setAsked('correct')}>
            <span>
              {correct.button}
              {of}
            </span>
          </Button>
        )}
        {isLive(one) && (
          <Button onClick={() => setAsked('withdraw')}>
            <span>
              {withdraw.button}
              {of}
            </span>
          </Button>
        )}
        <LedgerFailure error={mailing.error} />
      </div>
      <Suspense fallback={null}>
        {asked === 'correct' && <CorrectDialog club={club} one={one} onClose={close} />}
        {asked === 'withdraw' && <WithdrawDialog club={club} one={one} onClose={close} />}
      </Suspense>
    </li>
  );
}

function stateText(one: IssuedCertificate): string {
  const { replaces, replacedBy, mailed, isDownloaded, isComplete } = one;
  if (one.withdrawn !== null) return texts.withdrawn(formatDay(one.withdrawn));
  if (replacedBy !== '') return texts.replacedBy(replacedBy);
  if (!isComplete) return texts.incomplete;
  return [
    ...(replaces === '' ? [] : [texts.replaces(replaces)]),
    mailed === null ? texts.notMailed : texts.mailed(formatDay(mailed)),
    ...(isDownloaded ? [texts.downloaded] : []),
  ].join(' · ');
}
