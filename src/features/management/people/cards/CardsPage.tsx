import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Club } from '#src/api/entities/club/club.ts';
import type { ClubFederation, FederationMember } from '#src/api/entities/desk/federationMember.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { Link } from '#src/components/actions/Link.tsx';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { Loading } from '#src/components/feedback/Loading.tsx';
import { Skeleton } from '#src/components/feedback/Skeleton.tsx';
import { SearchField } from '#src/components/fields/SearchField.tsx';
import { SelectField } from '#src/components/fields/SelectField.tsx';
import layout from '#src/components/layout/layout.module.css';
import { PageHeader } from '#src/components/layout/PageHeader.tsx';
import { Detail } from '#src/components/text/Detail.tsx';
import { Loaded } from '#src/features/failures/index.ts';
import { hrefs } from '#src/paths.ts';
import { useTypedText } from '#src/platform/address/useTypedText.ts';
import { useWriteQuery } from '#src/platform/address/useWriteQuery.ts';
import { usePageTitle } from '#src/platform/page/pageTitle.ts';
import { clubCardsTexts as texts } from '#src/texts/nl/clubCards.ts';
import { clubPeopleTexts } from '#src/texts/nl/clubPeople.ts';
import { MoreRows } from '../../components/MoreRows.tsx';
import { cardsImportHref, peopleHref, personHref } from '../../view/peopleHrefs.ts';
import styles from '../People.module.css';
import { federationMembersQuery } from './cardQueries.ts';
import { CardState, factsOf } from './PersonCards.tsx';
import { RenewDialog } from './RenewDialog.tsx';

interface CardsPageProps {
  club: Club;
  /** Url of the federation; '' for the first of the club. */
  federation: string;
}

/** The cards that a club gave, of one federation. Several are renewed at once. */
export function CardsPage({ club, federation }: CardsPageProps) {
  const [query] = useSearchParams();
  const write = useWriteQuery();
  const typed = useTypedText(query.get('zoek') ?? '', { delay: 300, write: (text) => write({ zoek: text }) });
  const search = (query.get('zoek') ?? '').trim();
  const pages = useInfiniteQuery(federationMembersQuery({ club: club.nid, federation, search }));
  usePageTitle({ title: texts.title });
  const federations = pages.data?.pages[0]?.federations ?? [];
  const shown = federations.find(({ url }) => url === federation) ?? federations[0];
  const cards = (pages.data?.pages ?? []).flatMap((page) =>
    page.cards.filter((card) => card.federation === shown?.url),
  );
  return (
    <>
      <PageHeader
        title={texts.title}
        lead={texts.lead}
        back={{ to: peopleHref(club.url), label: clubPeopleTexts.person.back }}
        actions={
          shown && <ButtonLink to={cardsImportHref(club.url, shown.url)}>{texts.import.open}</ButtonLink>
        }
      />
      <Loaded
        query={pages}
        loading={
          <Loading label={texts.loading}>
            <Skeleton shape="card" count={4} />
          </Loading>
        }
      >
        {() =>
          shown ? (
            <div className={layout.stack2}>
              {federations.length > 1 && (
                <SelectField
                  label={texts.federation}
                  options={federations.map(({ url, title }) => ({ value: url, label: title }))}
                  value={shown.url}
                  onChange={(url) => write({ lidkaarten: url })}
                />
              )}
              <SearchField
                label={texts.search}
                placeholder={texts.search}
                value={typed.text}
                onChange={typed.setText}
              />
              {cards.length === 0 ? (
                <NoCards club={club} search={search} onClear={() => typed.setText('')} />
              ) : (
                <>
                  <CardList key={shown.url} {...{ club, cards }} federation={shown} />
                  <MoreRows query={pages} shown={cards.length} count={pages.data?.pages[0]?.count ?? 0} />
                </>
              )}
            </div>
          ) : (
            <EmptyState
              title={texts.noFederation}
              icon="card"
              action={
                <ButtonLink to={hrefs.management({ club: club.url, part: 'aanbod', deel: 'federaties' })}>
                  {texts.toOffer}
                </ButtonLink>
              }
            >
              {texts.noFederationHint}
            </EmptyState>
          )
        }
      </Loaded>
    </>
  );
}

interface NoCardsProps {
  club: Club;
  search: string;
  onClear: () => void;
}

function NoCards({ club, search, onClear }: NoCardsProps) {
  if (search === '')
    return (
      <EmptyState
        title={texts.none}
        icon="card"
        action={<ButtonLink to={peopleHref(club.url)}>{texts.toPeople}</ButtonLink>}
      >
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

interface CardListProps {
  club: Club;
  federation: ClubFederation;
  cards: readonly FederationMember[];
}

function CardList({ club, federation, cards }: CardListProps) {
  const [picked, setPicked] = useState<ReadonlySet<number>>(new Set());
  const [isRenewing, setRenewing] = useState(false);
  const over = cards.filter((card) => card.over).map(({ uid }) => uid);
  const members = cards.map(({ uid }) => uid).filter((uid) => picked.has(uid));
  const pick = (uid: number, isPicked: boolean) => {
    const others = [...picked].filter((one) => one !== uid);
    setPicked(new Set(isPicked ? [...others, uid] : others));
  };
  return (
    <>
      <p role="status" className={styles.quiet}>
        {texts.count(cards.length)}
      </p>
      <div className={layout.row1}>
        {over.length > 0 && (
          <Button onClick={() => setPicked(new Set([...picked, ...over]))}>
            {texts.pickOver(over.length)}
          </Button>
        )}
        {members.length > 0 && (
          <Button variant="primary" onClick={() => setRenewing(true)}>
            {texts.renew.button(members.length)}
          </Button>
        )}
      </div>
      <ul className={styles.list}>
        {cards.map((card) => (
          <li key={card.uid} className={styles.row}>
            <label className={styles.pick}>
              <input
                type="checkbox"
                aria-label={texts.pick(card.name)}
                checked={picked.has(card.uid)}
                onChange={({ target }) => pick(card.uid, target.checked)}
              />
            </label>
            <div className={styles.what}>
              <h2 className={styles.name} dir="auto">
                <Link to={personHref(club.url, card.uid)}>{card.name}</Link>
              </h2>
              <Detail>{factsOf(card)}</Detail>
            </div>
            <CardState card={card} />
          </li>
        ))}
      </ul>
      {isRenewing && (
        <RenewDialog
          {...{ club, federation, members }}
          onClose={() => setRenewing(false)}
          onRenewed={() => {
            setRenewing(false);
            setPicked(new Set());
          }}
        />
      )}
    </>
  );
}
