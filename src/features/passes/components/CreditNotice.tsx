import { isoDayOf } from '#rules/brusselsTime.ts';
import type { Club } from '#src/api/entities/club.ts';
import type { PassCard } from '#src/api/entities/pass.ts';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { hrefs } from '#src/paths.ts';
import { systemClock } from '#src/platform/clock.ts';
import { passesTexts } from '#src/texts/nl/passes.ts';
import { usableTurns } from '../view/passCardViews.ts';

const texts = passesTexts.reserving;

/** The credit that is left, with links to get more. */
export function CreditNotice({ club: { url: club }, cards }: { club: Club; cards: readonly PassCard[] }) {
  const turns = usableTurns(cards, isoDayOf(systemClock.now() / 1000));
  if (turns > 0) return <p role="status">{texts.credit(passesTexts.turns(turns))}</p>;
  return (
    <Notice
      tone="info"
      actions={
        cards.length > 0 ? (
          <ButtonLink to={hrefs.passReload({ club })}>{passesTexts.reload}</ButtonLink>
        ) : (
          <ButtonLink to={hrefs.pass({ club })}>{passesTexts.reloading.toBuy}</ButtonLink>
        )
      }
    >
      {texts.noCredit}
    </Notice>
  );
}
