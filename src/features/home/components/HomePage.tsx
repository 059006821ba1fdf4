import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { useStore } from 'zustand';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { WithoutJavaScript } from '#src/components/feedback/WithoutJavaScript.tsx';
import { QueryForm } from '#src/components/fields/QueryForm.tsx';
import { SearchField } from '#src/components/fields/SearchField.tsx';
import { PageHeader } from '#src/components/layout/PageHeader.tsx';
import { hrefs } from '#src/paths.ts';
import { safeRedirect } from '#src/platform/address/safeRedirect.ts';
import { usePageOrigin } from '#src/platform/address/usePageOrigin.ts';
import { useTypedText } from '#src/platform/address/useTypedText.ts';
import { useWriteQuery } from '#src/platform/address/useWriteQuery.ts';
import { usePageTitle } from '#src/platform/page/pageTitle.ts';
import { homeTexts } from '#src/texts/nl/home.ts';
import { MemberChoice, useUserClubs } from '../../session/index.ts';
import { allClubsQuery, clubsNearQuery } from '../queries/searchClubsQuery.ts';
import { recentClubsStore } from '../state/recentClubsStore.ts';
import { clubOfPath, type HomeReason, readHomeReason } from '../view/homeReason.ts';
import { knownClubs } from '../view/knownClubs.ts';
import { pathAtClub } from '../view/pathAtClub.ts';
import { ClubGroup } from './ClubCards.tsx';
import { ClubResults } from './ClubResults.tsx';
import styles from './HomePage.module.css';
import { WantedClub } from './WantedClub.tsx';

/** Debounce of the search, in milliseconds. */
const searchDelay = 200;
const searchParameter = 'zoek';

export function HomePage() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const reason = readHomeReason(query, safeRedirect(query.get('redirect'), usePageOrigin()));
  return (
    <div className={styles.page}>
      {reason?.requiresMember ? (
        <MemberChoice onChosen={() => void navigate(reason.redirect, { replace: true })} />
      ) : (
        <ClubSearch reason={reason} />
      )}
    </div>
  );
}

function ClubSearch({ reason }: { reason: HomeReason | undefined }) {
  const [query] = useSearchParams();
  const writeQuery = useWriteQuery();
  const { text, setText, settled } = useTypedText(query.get(searchParameter) ?? '', {
    delay: searchDelay,
    write: (typed) => writeQuery({ [searchParameter]: typed.trim() }),
  });
  const searched = settled.trim();
  usePageTitle({ title: homeTexts.title });

  const needsClub = reason && reason.club !== 'known' ? reason : undefined;
  const hrefOf = (club: string) => (needsClub ? pathAtClub(needsClub.redirect, club) : hrefs.club({ club }));
  return (
    <>
      <PageHeader title={homeTexts.title} lead={homeTexts.lead} />
      {needsClub && <ClubReason reason={needsClub} />}
      {reason && !needsClub && reason.requiresAuth && <LoginReason redirect={reason.redirect} />}
      <WithoutJavaScript needs="account" />
      <QueryForm without={[searchParameter]} submit="search">
        <SearchField
          labelVisible
          label={homeTexts.search}
          name={searchParameter}
          value={text}
          onChange={setText}
        />
      </QueryForm>
      {text.trim() !== '' && searched !== '' ? (
        <ClubResults
          text={searched}
          hrefOf={hrefOf}
          onClear={() => setText('')}
          parameter={searchParameter}
        />
      ) : (
        <KnownClubs hrefOf={hrefOf} />
      )}
    </>
  );
}

/** Explains why the person is at Home instead of on a page of a club. */
function ClubReason({ reason }: { reason: HomeReason }) {
  const wanted = reason.club === 'unknown' ? clubOfPath(reason.redirect) : undefined;
  const text = <Notice tone="info">{reasonText(reason)}</Notice>;
  return wanted === undefined ? (
    text
  ) : (
    <WantedClub club={wanted} redirect={reason.redirect}>
      {text}
    </WantedClub>
  );
}

function reasonText({ club, requiresAuth }: HomeReason): string {
  const first = club === 'unknown' ? homeTexts.reasons.unknownClub : homeTexts.reasons.club;
  return requiresAuth ? `${first} ${homeTexts.reasons.auth}` : first;
}

/** Explains why a visitor is at Home instead of on the requested page, with a link to log in. */
function LoginReason({ redirect }: { redirect: string }) {
  return (
    <Notice
      tone="info"
      actions={<ButtonLink to={hrefs.login(redirect)}>{homeTexts.reasons.logIn}</ButtonLink>}
    >
      {homeTexts.reasons.authAlone}
    </Notice>
  );
}

interface KnownClubsProps {
  hrefOf: (clubUrl: string) => string;
}

/** Maximum clubs that are shown to somebody of whom nothing is known. */
const maxOfAll = 6;

/**
 * The clubs that a person most likely wants: those of the family, those visited last, and those near the first of these. Somebody
 * without any of these sees the first clubs of the portal, so that the page is never empty.
 */
function KnownClubs({ hrefOf }: KnownClubsProps) {
  const own = useUserClubs();
  const visited = useStore(recentClubsStore, (state) => state.clubs);
  const place = [...own.filter(({ isBlocked }) => !isBlocked), ...visited].find(
    ({ city }) => city !== '',
  )?.city;
  const near = useQuery(clubsNearQuery(place ?? ''));
  const isNew = own.length === 0 && visited.length === 0;
  const all = useQuery({ ...allClubsQuery, enabled: isNew });
  const groups = knownClubs({ own, visited, near: near.data ?? [] });
  return (
    <>
      <ClubGroup title={homeTexts.own} clubs={groups.own} hrefOf={hrefOf} />
      <ClubGroup title={homeTexts.recent} clubs={groups.visited} hrefOf={hrefOf} />
      {place && <ClubGroup title={homeTexts.near(place)} clubs={groups.near} hrefOf={hrefOf} />}
      {isNew && (
        <ClubGroup title={homeTexts.all} clubs={all.data?.slice(0, maxOfAll) ?? []} hrefOf={hrefOf} />
      )}
    </>
  );
}
