import { Link } from '#src/components/actions/Link.tsx';
import { Card } from '#src/components/layout/Card.tsx';
import { CardGrid } from '#src/components/layout/CardGrid.tsx';
import { PageHeader } from '#src/components/layout/PageHeader.tsx';
import { hrefs } from '#src/paths.ts';
import { managementTexts as texts } from '#src/texts/nl/management.ts';
import { useSession } from '../../session/index.ts';

/** A choice for somebody who manages several clubs. */
export function ManagedClubsPage() {
  const session = useSession();
  const clubs = session.status === 'user' ? session.user.managedClubs : [];
  return (
    <>
      <PageHeader title={texts.clubs.title} />
      <CardGrid narrowest={280}>
        {clubs.map(({ nid, url, title }) => (
          <Card as="li" key={nid} clickable>
            <h2 dir="auto">
              <Link to={hrefs.management({ club: url })}>{title}</Link>
            </h2>
          </Card>
        ))}
      </CardGrid>
    </>
  );
}
