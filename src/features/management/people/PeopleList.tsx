import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { formatIsoDay } from '#rules/writtenTime.ts';
import type { Club } from '#src/api/entities/club/club.ts';
import type { ClubPersonRow } from '#src/api/entities/desk/clubPerson.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { Link } from '#src/components/actions/Link.tsx';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { LoadingCards } from '#src/components/feedback/LoadingCards.tsx';
import { Pill } from '#src/components/feedback/Pill.tsx';
import { SearchField } from '#src/components/fields/SearchField.tsx';
import layout from '#src/components/layout/layout.module.css';
import { PageHeader } from '#src/components/layout/PageHeader.tsx';
import { Detail } from '#src/components/text/Detail.tsx';
import { Loaded } from '#src/features/failures/index.ts';
import { useTypedText } from '#src/platform/address/useTypedText.ts';
import { useWriteQuery } from '#src/platform/address/useWriteQuery.ts';
import { usePageTitle } from '#src/platform/page/pageTitle.ts';
import { clubPeopleTexts as texts } from '#src/texts/nl/clubPeople.ts';
import { MoreRows } from '../components/MoreRows.tsx';
import { cardsHref, deskHref, importHref, personHref } from '../view/peopleHrefs.ts';
import styles from './People.module.css';
import { clubPeopleQuery } from './peopleQueries.ts';

/** The people of a club, searched by name, mail or phone. Each leads to their page. */
export function PeopleList({ club }: { club: Club }) {
  const [query] = useSearchParams();
  const write = useWriteQuery();
  const typed = useTypedText(query.get('zoek') ?? '', { delay: 300, write: (text) => write({ zoek: text }) });
  const search = (query.get('zoek') ?? '').trim();
  const pages = useInfiniteQuery(clubPeopleQuery(club.nid, search));
  usePageTitle({ title: texts.title });
  const people = pages.data?.pages.flatMap((page) => page.people) ?? [];
  const count = pages.data?.pages[0]?.count ?? 0;
  return (
    <>
      <PageHeader
        title={texts.title}
        lead={texts.lead}
        actions={
          <div className={layout.row1}>
            <ButtonLink icon="card" to={cardsHref(club.url)}>
              {texts.cards}
            </ButtonLink>
            <ButtonLink to={importHref(club.url)}>{texts.import.open}</ButtonLink>
            <ButtonLink icon="plus" to={deskHref(club.url, 'new')}>
              {texts.register}
            </ButtonLink>
          </div>
        }
      />
      <div className={styles.search}>
        <SearchField
          label={texts.search}
          placeholder={texts.search}
          value={typed.text}
          onChange={typed.setText}
        />
      </div>
      <Loaded query={pages} loading={<LoadingCards label={texts.loading} />}>
        {() =>
          people.length === 0 ? (
            <Nobody search={search} onClear={() => typed.setText('')} />
          ) : (
            <>
              <p role="status" className={styles.quiet}>
                {texts.count(count)}
              </p>
              <ul className={styles.list} aria-busy={pages.isPlaceholderData || undefined}>
                {people.map((person) => (
                  <PersonRow key={person.uid} club={club} person={person} />
                ))}
              </ul>
              <MoreRows query={pages} shown={people.length} count={count} />
            </>
          )
        }
      </Loaded>
    </>
  );
}

function Nobody({ search, onClear }: { search: string; onClear: () => void }) {
  if (search === '')
    return (
      <EmptyState title={texts.none} icon="users">
        {texts.noneHint}
      </EmptyState>
    );
  return (
    <EmptyState
      title={texts.notFound}
      icon="search"
      action={<Button onClick={onClear}>{texts.clear}</Button>}
    >
      {texts.notFoundHint(search)}
    </EmptyState>
  );
}

/** One person. The link covers the row. */
function PersonRow({ club, person }: { club: Club; person: ClubPersonRow }) {
  const { uid, name, birthdate, mail, phone, holder, blocked } = person;
  const facts = [
    ...(birthdate === '' ? [] : [texts.born(formatIsoDay(birthdate))]),
    ...(holder === '' ? [] : [texts.ofHolder(holder)]),
    ...[mail, phone].filter((one) => one !== ''),
  ];
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <h2 className={styles.name} dir="auto">
          <Link to={personHref(club.url, uid)}>{name}</Link>
        </h2>
        {facts.length > 0 && <Detail dir="auto">{facts.join(' · ')}</Detail>}
      </div>
      {blocked && <Pill tone="danger">{texts.blocked}</Pill>}
    </li>
  );
}
