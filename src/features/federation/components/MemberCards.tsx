import type { MembershipCard } from '#src/api/entities/club/federation.ts';
import { Link } from '#src/components/actions/Link.tsx';
import { QrCode } from '#src/components/codes/QrCode.tsx';
import { Pill } from '#src/components/feedback/Pill.tsx';
import { Card } from '#src/components/layout/Card.tsx';
import { hrefs } from '#src/paths.ts';
import { federationTexts } from '#src/texts/nl/federation.ts';
import { type CardView, cardView } from '../view/cardView.ts';
import styles from './Federation.module.css';

const texts = federationTexts.card;

interface MemberCardsProps {
  cards: readonly MembershipCard[];
  /** Whether each card links to its federation. */
  leadToFederation?: boolean;
}

/** Membership cards, to show to anybody who asks for them. */
export function MemberCards({ cards, leadToFederation = false }: MemberCardsProps) {
  return (
    <ul className={styles.cards}>
      {cards.map(cardView).map((card) => (
        <MemberCard key={card.id} card={card} leadsToFederation={leadToFederation} />
      ))}
    </ul>
  );
}

function MemberCard({ card, leadsToFederation }: { card: CardView; leadsToFederation: boolean }) {
  const { name, federation, facts, isExpired, code, codeLabel } = card;
  return (
    <Card as="li">
      <div className={styles.band} style={{ background: federation.color }} aria-hidden="true" />
      <div>
        <p className={styles.of}>{federation.title}</p>
        <h2 className={styles.name} dir="auto">
          {name}
        </h2>
      </div>
      <Pill tone={isExpired ? 'danger' : 'success'} icon={isExpired ? 'error' : 'success'}>
        {isExpired ? texts.expired : texts.valid}
      </Pill>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {federation.cardText !== '' && (
        <p className={styles.of} dir="auto">
          {federation.cardText}
        </p>
      )}
      {code !== undefined && <QrCode text={code} label={codeLabel} />}
      {leadsToFederation && (
        <Link className={styles.link} to={hrefs.federation({ federation: federation.url })}>
          {texts.about(federation.title)}
        </Link>
      )}
    </Card>
  );
}
