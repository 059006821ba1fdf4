import { useNavigate, useSearchParams } from 'react-router';
import { WithoutJavaScript } from '#src/components/feedback/WithoutJavaScript.tsx';
import { QueryForm } from '#src/components/fields/QueryForm.tsx';
import { SearchField } from '#src/components/fields/SearchField.tsx';
import { PageHeader } from '#src/components/layout/PageHeader.tsx';
import { hrefs } from '#src/paths.ts';
import { usePageTitle } from '#src/platform/pageTitle.ts';
import { safeRedirect } from '#src/platform/safeRedirect.ts';
import { usePageOrigin } from '#src/platform/usePageOrigin.ts';
import { useTypedText } from '#src/platform/useTypedText.ts';
import { useWriteQuery } from '#src/platform/useWriteQuery.ts';
import { homeTexts } from '#src/texts/nl/home.ts';
import { MemberChoice } from '../../session/index.ts';
import { type HomeReason, readHomeReason } from '../view/homeReason.ts';
import { pathAtClub } from '../view/pathAtClub.ts';
import { ClubReason } from './ClubReason.tsx';
import { ClubResults } from './ClubResults.tsx';
import styles from './HomePage.module.css';
import { KnownClubs } from './KnownClubs.tsx';
import { LoginReason } from './LoginReason.tsx';

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
