import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatIsoDay } from '#rules/writtenTime.ts';
import type {
  ClubFederation,
  FederationMember,
  FederationMembers,
} from '#src/api/entities/desk/federationMember.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { Pill } from '#src/components/feedback/Pill.tsx';
import layout from '#src/components/layout/layout.module.css';
import { Section } from '#src/components/layout/Section.tsx';
import { Detail } from '#src/components/text/Detail.tsx';
import { clubCardsTexts } from '#src/texts/nl/clubCards.ts';
import { BookingDialog } from '../../ledger/booking/BookingDialog.tsx';
import { LedgerFailure } from '../../ledger/LedgerFailure.tsx';
import styles from '../People.module.css';
import { CardDialog, type OfMember } from './CardDialog.tsx';
import { personCardsQuery, useChangeCards } from './cardQueries.ts';

const texts = clubCardsTexts.person;

type Asked =
  | { readonly is: 'give'; readonly federations: readonly [ClubFederation, ...ClubFederation[]] }
  | { readonly is: 'change' | 'end'; readonly card: FederationMember; readonly federation: ClubFederation };

/** The cards of one person. Nothing at a club without a federation. */
export function PersonCards({ club, member, name }: OfMember) {
  const { data, error } = useQuery(personCardsQuery(club.nid, member));
  if (!data) return <LedgerFailure error={error} />;
  if (data.federations.length === 0) return null;
  return <CardsSection {...{ club, member, name }} known={data} />;
}

function CardsSection({ club, member, name, known }: OfMember & { known: FederationMembers }) {
  const [asked, setAsked] = useState<Asked>();
  const { federations, cards } = known;
  const of = { club, member, name, onClose: () => setAsked(undefined) };
  const [first, ...others] = federations.filter(({ url }) => !cards.some((card) => card.federation === url));
  return (
    <Section id="lidkaarten" title={texts.title}>
      {cards.length === 0 ? (
        <p className={styles.quiet}>{texts.none}</p>
      ) : (
        <ul className={styles.list}>
          {cards.map((card) => {
            const federation = federations.find(({ url }) => url === card.federation);
            return (
              federation && (
                <li key={card.federation} className={styles.row}>
                  <div className={styles.what}>
                    <h3 className={styles.name} dir="auto">
                      {federation.title}
                    </h3>
                    <Detail>{factsOf(card)}</Detail>
                  </div>
                  <CardState card={card} />
                  <div className={layout.row1}>
                    <Button
                      aria-label={texts.changeOne(federation.title)}
                      onClick={() => setAsked({ is: 'change', card, federation })}
                    >
                      {texts.change}
                    </Button>
                    <Button
                      aria-label={texts.endOne(federation.title)}
                      onClick={() => setAsked({ is: 'end', card, federation })}
                    >
                      {texts.end}
                    </Button>
                  </div>
                </li>
              )
            );
          })}
        </ul>
      )}
      {first && (
        <div>
          <Button icon="plus" onClick={() => setAsked({ is: 'give', federations: [first, ...others] })}>
            {texts.give}
          </Button>
        </div>
      )}
      {asked?.is === 'give' && <CardDialog {...of} federations={asked.federations} />}
      {asked?.is === 'change' && <CardDialog {...of} federations={[asked.federation]} card={asked.card} />}
      {asked?.is === 'end' && <EndCard {...of} card={asked.card} />}
    </Section>
  );
}

interface EndCardProps extends OfMember {
  card: FederationMember;
  onClose: () => void;
}

/** The dialog that ends a card. */
export function EndCard({ club, member, name, card, onClose }: EndCardProps) {
  const { mutate, isPending, error } = useChangeCards(club.nid, clubCardsTexts.end.done(name));
  const { federation } = card;
  return (
    <BookingDialog
      title={clubCardsTexts.end.title(name)}
      onClose={onClose}
      keep={clubCardsTexts.end.keep}
      onSave={() => mutate({ federation, change: { kind: 'end', member } }, { onSuccess: onClose })}
      save={clubCardsTexts.end.save}
      variant="danger"
      busy={isPending}
      error={error}
    >
      <p>{clubCardsTexts.end.lead}</p>
    </BookingDialog>
  );
}

/** The number, the kind and the last day of a card. */
export function factsOf({ number, type, until }: FederationMember): string {
  const end = until === null ? clubCardsTexts.noEnd : clubCardsTexts.until(formatIsoDay(until));
  return clubCardsTexts.facts(number, clubCardsTexts.types[type], end);
}

export function CardState({ card: { over } }: { card: FederationMember }) {
  return (
    <Pill tone={over ? 'danger' : 'success'} icon={over ? 'error' : 'success'}>
      {over ? clubCardsTexts.over : clubCardsTexts.valid}
    </Pill>
  );
}
