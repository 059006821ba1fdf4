import type { Club } from '#src/api/entities/club/club.ts';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { QrCode } from '#src/components/codes/QrCode.tsx';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { Pill } from '#src/components/feedback/Pill.tsx';
import { Card } from '#src/components/layout/Card.tsx';
import { CardGrid } from '#src/components/layout/CardGrid.tsx';
import layout from '#src/components/layout/layout.module.css';
import { Section } from '#src/components/layout/Section.tsx';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { Detail } from '#src/components/text/Detail.tsx';
import { hrefs } from '#src/paths.ts';
import { passesTexts as texts } from '#src/texts/nl/passes.ts';
import type { PassCardView } from '../view/passCardViews.ts';
import styles from './Passes.module.css';

interface PassCardsProps {
  club: Club;
  /** The name of the holder. */
  name: string;
  cards: readonly PassCardView[];
}

export function PassCards({ club: { url }, name, cards }: PassCardsProps) {
  if (cards.length === 0) {
    return (
      <EmptyState title={texts.noCard(name)} icon="pass">
        {texts.noCardHint}
      </EmptyState>
    );
  }
  const club = { club: url };
  const isUsable = cards.some(({ state }) => state === 'usable');
  return (
    <Section id="kaarten" title={texts.cards}>
      <CardGrid narrowest={280}>
        {cards.map((card) => (
          <Card as="li" key={card.id}>
            <PassCardContent
              card={card}
              name={name}
              reloadHref={hrefs.passReload({ ...club, card: card.id })}
            />
          </Card>
        ))}
      </CardGrid>
      <div className={styles.links}>
        {isUsable && (
          <ButtonLink variant="primary" icon="calendar" to={hrefs.passReserve(club)}>
            {texts.reserve}
          </ButtonLink>
        )}
        <ButtonLink icon="list" to={hrefs.passLog(club)}>
          {texts.log}
        </ButtonLink>
      </div>
    </Section>
  );
}

interface PassCardContentProps {
  card: PassCardView;
  /** The name of the holder. */
  name: string;
  reloadHref: string;
}

function PassCardContent({ card, name, reloadHref }: PassCardContentProps) {
  const { label, credit, validity, state, code } = card;
  return (
    <div className={styles.card}>
      <div className={layout.stackHalf}>
        <div className={styles.title}>
          <h3 dir="auto">{label}</h3>
          {state !== 'usable' && <Pill>{texts.states[state]}</Pill>}
        </div>
        {state === 'usable' ? (
          <p className={styles.credit}>
            <span className={styles.count}>{credit}</span> {texts.turnsLeft(credit)}
          </p>
        ) : (
          <Detail>
            {credit} {texts.turnsLeft(credit)}
          </Detail>
        )}
        <Detail>{validity}</Detail>
      </div>
      {code !== '' && <QrCode text={code} label={texts.code(label, name)} />}
      <ButtonLink to={reloadHref} icon="plus">
        {texts.reload}
        <VisuallyHidden>{label}</VisuallyHidden>
      </ButtonLink>
    </div>
  );
}
