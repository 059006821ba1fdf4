import { useSearchParams } from 'react-router';
import { readId } from '#rules/readId.ts';
import type { Club } from '#src/api/entities/club/club.ts';
import { lazyContent } from '#src/platform/loading/lazyPart.ts';
import type { AtDesk } from '../view/peopleHrefs.ts';
import { PeopleList } from './PeopleList.tsx';
import { PersonPage } from './person/PersonPage.tsx';

/** The form of the engine comes with it. */
const DeskPage = lazyContent(async () => (await import('./desk/DeskPage.tsx')).DeskPage);
const CardsPage = lazyContent(async () => (await import('./cards/CardsPage.tsx')).CardsPage);
const CardsImportPage = lazyContent(
  async () => (await import('./cards/CardsImportPage.tsx')).CardsImportPage,
);
const ImportPage = lazyContent(async () => (await import('./import/ImportPage.tsx')).ImportPage);

/** The people of the club, their cards, one of them, or the desk: the address says which. */
export function PeoplePart({ club }: { club: Club }) {
  const [query] = useSearchParams();
  const who = atDesk(query);
  if (who) {
    const start = { course: query.get('cursus') ?? '', tariff: readId(query.get('tarief') ?? undefined) };
    return <DeskPage key={JSON.stringify([who, start])} club={club} who={who} start={start} />;
  }
  const federation = query.get('lidkaarten');
  if (federation !== null) {
    // An address without a federation shows the first one.
    const url = federation === '1' ? '' : federation;
    return query.has('inlezen') ? (
      <CardsImportPage club={club} federation={url} />
    ) : (
      <CardsPage club={club} federation={url} />
    );
  }
  if (query.has('inlezen')) return <ImportPage club={club} />;
  const member = readId(query.get('lid') ?? undefined);
  const order = readId(query.get('bestelling') ?? undefined);
  if (member !== undefined) return <PersonPage key={member} club={club} member={member} order={order} />;
  return <PeopleList club={club} />;
}

function atDesk(query: URLSearchParams): AtDesk | undefined {
  const desk = query.get('balie');
  if (desk === 'nieuw') return 'new';
  const waiting = readId(query.get('nr') ?? undefined);
  if (desk === 'wachtlijst') return waiting === undefined ? undefined : { waiting };
  const member = readId(desk ?? undefined);
  return member === undefined ? undefined : { member };
}
