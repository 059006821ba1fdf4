import { useNavigate } from 'react-router';
import { formatEuros } from '#rules/money.ts';
import { formatDay, formatIsoDay, formatTime, formatWeekdayDay } from '#rules/writtenTime.ts';
import type { WaitingPlace } from '#src/api/entities/registration/invitation.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { Pill } from '#src/components/feedback/Pill.tsx';
import { Card } from '#src/components/layout/Card.tsx';
import { hrefs } from '#src/paths.ts';
import { invitationsTexts as texts } from '#src/texts/nl/invitations.ts';
import { useChangeCart, withTariff } from '../../basket/index.ts';
import { useSelectMember } from '../../session/index.ts';
import { useAcceptOffer } from '../queries.ts';
import { AnswerFailure } from './AnswerFailure.tsx';
import styles from './Invitations.module.css';
import { LeaveWaitingList } from './LeaveWaitingList.tsx';

export function WaitingCard({ place }: { place: WaitingPlace }) {
  const { uid, name, club, course, tariff, position, since, offeredUntil, price, earlyPrice, nextSession } =
    place;
  const navigate = useNavigate();
  const changeCart = useChangeCart();
  const selectMember = useSelectMember();
  const { mutate, isPending, error } = useAcceptOffer();
  const register = () =>
    mutate(place, {
      onSuccess: () => {
        changeCart({ club: club.nid, uid }, (items) => withTariff(items, tariff.nid));
        selectMember(uid);
        void navigate(hrefs.cart({ club: club.url }));
      },
    });
  return (
    <Card as="article">
      <div className={styles.card}>
        <h3>
          {course.title}: {name}
        </h3>
        <p className={styles.muted}>{tariff.title}</p>
        {offeredUntil === undefined ? (
          <Pill tone="info" icon="clock">
            {texts.position(position)}
          </Pill>
        ) : (
          <>
            <p className={styles.until}>
              {texts.offeredUntil(name, formatWeekdayDay(offeredUntil), formatTime(offeredUntil))}
            </p>
            {nextSession !== undefined && (
              <p>{texts.nextSession(formatWeekdayDay(nextSession), formatTime(nextSession))}</p>
            )}
            {price !== undefined && <p className={styles.price}>{formatEuros(price)}</p>}
            {earlyPrice && (
              <p className={styles.muted}>
                {texts.earlyPrice(formatIsoDay(earlyPrice.until), formatEuros(earlyPrice.after))}
              </p>
            )}
          </>
        )}
        {offeredUntil === undefined && <p className={styles.muted}>{texts.since(formatDay(since))}</p>}
        <div className={styles.actions}>
          {offeredUntil !== undefined && (
            <Button variant="primary" busy={isPending} onClick={register}>
              {texts.register}
            </Button>
          )}
          <LeaveWaitingList place={place} />
          <AnswerFailure error={error} />
        </div>
      </div>
    </Card>
  );
}
