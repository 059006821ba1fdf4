import { useQuery } from '@tanstack/react-query';
import { formatDay, formatTime } from '#rules/writtenTime.ts';
import type { SignedLink } from '#src/api/entities/club/federation.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { PageHeader } from '#src/components/layout/PageHeader.tsx';
import { Sections } from '#src/components/layout/Section.tsx';
import { hrefs } from '#src/paths.ts';
import { federationTexts } from '#src/texts/nl/federation.ts';
import { Loaded } from '../../failures/index.ts';
import { showNotice } from '../../notices/index.ts';
import { useSession } from '../../session/index.ts';
import { federationCardQuery } from '../queries/federationQuery.ts';
import { useFederationVisit } from '../state/useFederationVisit.ts';
import { linkOf } from '../view/federationVisit.ts';
import { CardsLoading } from './CardsLoading.tsx';
import styles from './Federation.module.css';
import { federationRefusal } from './federationRefusal.tsx';
import { MemberCards } from './MemberCards.tsx';

const texts = federationTexts.federationCard;

/** The family's membership cards of one federation (Specification 2.1). */
export function FederationCardPage() {
  const visit = useFederationVisit();
  const session = useSession();
  const viewer = session.status === 'user' ? session.user.uid : undefined;
  const query = useQuery(federationCardQuery(visit, viewer));
  return (
    <Loaded
      query={query}
      loading={<CardsLoading label={texts.loading} />}
      headingLevel="h1"
      refused={federationRefusal}
    >
      {({ federation, cards, link }) => (
        <>
          <PageHeader
            title={<span dir="auto">{texts.title(federation.title)}</span>}
            back={{
              to: hrefs.federation({ federation: federation.url, ...linkOf(visit) }),
              label: texts.back(federation.title),
            }}
          />
          <Sections>
            <MemberCards cards={cards} />
            {link && <ShareCards federation={federation.url} link={link} />}
          </Sections>
        </>
      )}
    </Loaded>
  );
}

/** A link for places where nobody can log in, such as the desk of a competition. The link expires by itself. */
function ShareCards({ federation, link }: { federation: string; link: SignedLink }) {
  const path = hrefs.federationCard({ federation, ...linkOf({ federation, ...link }) });
  const until = texts.until(formatDay(link.expires), formatTime(link.expires));
  const copy = () =>
    navigator.clipboard.writeText(new URL(path, window.location.origin).href).then(
      () => showNotice({ tone: 'success', message: texts.copied }),
      // A frame in another website may not have clipboard access.
      () => showNotice({ tone: 'warning', message: texts.copyFailed }),
    );
  return (
    <section className={styles.section} aria-labelledby="share">
      <h2 id="share">{texts.share}</h2>
      <p>{texts.shareHint(until)}</p>
      <Button icon="copy" onClick={() => void copy()}>
        {texts.copy}
      </Button>
    </section>
  );
}
