import { useQuery } from '@tanstack/react-query';
import type { Federation, MembershipCard } from '#src/api/entities/club/federation.ts';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { Pill } from '#src/components/feedback/Pill.tsx';
import { PageHeader } from '#src/components/layout/PageHeader.tsx';
import { Sections } from '#src/components/layout/Section.tsx';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { hrefs } from '#src/paths.ts';
import { federationTexts } from '#src/texts/nl/federation.ts';
import { Loaded } from '../../failures/index.ts';
import { useSession } from '../../session/index.ts';
import { federationQuery } from '../queries/federationQuery.ts';
import { useFederationVisit } from '../state/useFederationVisit.ts';
import { linkOf } from '../view/federationVisit.ts';
import { CardsLoading } from './CardsLoading.tsx';
import styles from './Federation.module.css';
import { federationRefusal } from './federationRefusal.tsx';

const texts = federationTexts.federation;

/** Shows a federation and its members within the family (Specification 2.1). */
export function FederationPage() {
  const visit = useFederationVisit();
  const session = useSession();
  const viewer = session.status === 'user' ? session.user.uid : undefined;
  const query = useQuery(federationQuery(visit, viewer));
  return (
    <Loaded
      query={query}
      loading={<CardsLoading label={texts.loading} />}
      headingLevel="h1"
      refused={federationRefusal}
    >
      {({ federation, members }) => (
        <>
          <PageHeader title={<span dir="auto">{federation.title}</span>} lead={federation.description} />
          <Sections>
            <section className={styles.section} aria-labelledby="members">
              <h2 id="members">{texts.members}</h2>
              <Members members={members} />
              <ButtonLink
                variant="primary"
                icon="card"
                to={hrefs.federationCard({ federation: federation.url, ...linkOf(visit) })}
              >
                {texts.toCards}
              </ButtonLink>
            </section>
            <Contact federation={federation} />
          </Sections>
        </>
      )}
    </Loaded>
  );
}

function Members({ members }: { members: readonly MembershipCard[] }) {
  const { expired, valid, types } = federationTexts.card;
  return (
    <ul className={styles.members}>
      {members.map(({ uid, name, type, number, isExpired }) => (
        <li key={`${uid} ${number}`}>
          <strong dir="auto">{name}</strong>
          <span>
            {types[type]} · {number}
          </span>
          <Pill tone={isExpired ? 'danger' : 'success'} icon={isExpired ? 'error' : 'success'}>
            {isExpired ? expired : valid}
          </Pill>
        </li>
      ))}
    </ul>
  );
}

function Contact({ federation: { website, mail } }: { federation: Federation }) {
  if (website === '' && mail === '') return null;
  return (
    <section className={styles.section} aria-labelledby="contact">
      <h2 id="contact">{texts.contact}</h2>
      <dl className={styles.facts}>
        {website !== '' && (
          <div>
            <dt>{texts.website}</dt>
            <dd>
              <a href={website} target="_blank" rel="noopener noreferrer">
                {website}
                <VisuallyHidden>{texts.newTab}</VisuallyHidden>
              </a>
            </dd>
          </div>
        )}
        {mail !== '' && (
          <div>
            <dt>{texts.mail}</dt>
            <dd>
              <a href={`mailto:${mail}`}>{mail}</a>
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
