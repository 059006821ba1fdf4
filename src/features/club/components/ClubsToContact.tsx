import type { UserClub } from '#src/api/session.ts';
import { Section } from '#src/components/layout/Section.tsx';
import { clubTexts as texts } from '#src/texts/nl/club.ts';
import { ContactWays } from './ContactWays.tsx';

/** How to reach clubs; nothing where a backend doesn't say. */
export function ClubsToContact({ clubs }: { clubs: readonly UserClub[] }) {
  const reachable = clubs.flatMap(({ nid, title, contact }) => (contact ? [{ nid, title, contact }] : []));
  if (reachable.length === 0) return null;
  return (
    <Section id="contact" title={texts.contact}>
      {reachable.map(({ nid, title, contact }) => (
        <div key={nid}>
          <h3 dir="auto">{title}</h3>
          <ContactWays contact={contact} />
        </div>
      ))}
    </Section>
  );
}
