import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { isoDayOf } from '#rules/brusselsTime.ts';
import type { Club } from '#src/api/entities/club/club.ts';
import { LoadingCards } from '#src/components/feedback/LoadingCards.tsx';
import { SelectField } from '#src/components/fields/SelectField.tsx';
import { FilterRow } from '#src/components/layout/FilterRow.tsx';
import { PageHeader } from '#src/components/layout/PageHeader.tsx';
import { Sections } from '#src/components/layout/Section.tsx';
import { Loaded } from '#src/features/failures/index.ts';
import { useWriteQuery } from '#src/platform/address/useWriteQuery.ts';
import { systemClock } from '#src/platform/loading/clock.ts';
import { lazyPart } from '#src/platform/loading/lazyPart.ts';
import { clubCertificatesTexts as texts } from '#src/texts/nl/clubCertificates.ts';
import { clubCertificatesQuery } from './certificatesQueries.ts';
import { offeredYears, usualYear } from './certificatesView.ts';
import { DueSection } from './DueSection.tsx';
import { IssuedSection } from './IssuedSection.tsx';
import { MissingSection } from './MissingSection.tsx';

const UncertifiedSection = lazyPart(
  async () => (await import('./UncertifiedSection.tsx')).UncertifiedSection,
);
const ClubGap = lazyPart(async () => (await import('./ClubGap.tsx')).ClubGap);

/** The certificates of a club and a year: those to issue, those that lack something, and those that were issued. */
export function CertificatesPart({ club }: { club: Club }) {
  const [address] = useSearchParams();
  const write = useWriteQuery();
  const today = isoDayOf(systemClock.now() / 1000);
  const years = offeredYears(today);
  const asked = Number(address.get('jaar'));
  const year = years.includes(asked) ? asked : usualYear(today);
  const query = useQuery(clubCertificatesQuery(club.nid, year));
  return (
    <>
      <PageHeader title={texts.title} lead={texts.lead} />
      <FilterRow>
        <SelectField
          label={texts.year}
          options={years.map((one) => ({ value: String(one), label: String(one) }))}
          value={String(year)}
          onChange={(word) => write({ jaar: word })}
        />
      </FilterRow>
      <Loaded query={query} loading={<LoadingCards label={texts.loading} />}>
        {(all) => (
          <Sections>
            <Suspense fallback={null}>{all.gap !== null && <ClubGap club={club} gap={all.gap} />}</Suspense>
            {all.gap === null && (
              <DueSection club={club} year={year} due={all.due} isRunning={today.startsWith(String(year))} />
            )}
            {all.missing.length > 0 && <MissingSection club={club} year={year} missing={all.missing} />}
            <Suspense fallback={null}>
              {all.uncertified.length > 0 && <UncertifiedSection club={club} activities={all.uncertified} />}
            </Suspense>
            <IssuedSection key={year} club={club} year={year} all={all} />
          </Sections>
        )}
      </Loaded>
    </>
  );
}
