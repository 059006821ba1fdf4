import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { formatEuroRange, formatEuros } from '#rules/money.ts';
import type { Club } from '#src/api/entities/club/club.ts';
import type { Course } from '#src/api/entities/offer/course.ts';
import type { HeldPlace, SeatPlan } from '#src/api/entities/offer/seatPlan.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { StickyBar } from '#src/components/layout/StickyBar.tsx';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { chosenPlace, placeQuery } from '#src/features/hall/index.ts';
import { hrefs } from '#src/paths.ts';
import { useWriteQuery } from '#src/platform/address/useWriteQuery.ts';
import { seatsTexts as texts } from '#src/texts/nl/seats.ts';
import { ticketPurposeOf } from '../../session/index.ts';
import type { AnsweredPlan } from '../queries/seatPlanQuery.ts';
import { useSeatChoice } from '../state/useSeatChoice.ts';
import { isSoldOut, isStandingOnly, ownPlaces } from '../view/ownPlaces.ts';
import { HallView } from './HallView.tsx';
import { OwnPlaces } from './own/OwnPlaces.tsx';
import { SeatsHold } from './own/SeatsHold.tsx';
import styles from './SeatsPage.module.css';
import { StandingPlaces } from './StandingPlaces.tsx';

interface HallChoiceProps {
  club: Club;
  course: Course;
  plan: AnsweredPlan;
  /** The uid of the logged-in user. */
  viewer: number | undefined;
}

/** The hall, the places that the person holds, and the button to the cart. */
export function HallChoice({ club, course, plan, viewer }: HallChoiceProps) {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [picked, setPicked] = useState<number>();
  const tariff = plan.tariffs.find(({ nid }) => nid === picked) ?? plan.tariffs[0];
  const loginFor = (place?: HeldPlace) =>
    hrefs.login(
      hrefs.seats({
        ...{ club: club.url, course: course.url, isList: query.get('weergave') === 'lijst' },
        ...(place && { place: placeQuery(place) }),
      }),
    );
  const state = ticketPurposeOf(course.title, club);
  const isStanding = isStandingOnly(plan);
  const toLogin = club.sellsToGuests ? texts.asGuest : texts;
  const standingHint = club.sellsToGuests ? texts.standing.guestHint : texts.standing.loginHint;
  const choice = useSeatChoice({ club: club.nid, plan, tariff: tariff?.nid, viewer });
  // The place that the visitor presses is held after the login.
  const logIn = (place: HeldPlace) => void navigate(loginFor(place), { state });
  useChosenPlace(viewer !== undefined, choice.stand);
  const places = ownPlaces(plan);
  const total = formatEuros(places.reduce((sum, { price }) => sum + price, 0));

  return (
    <div className={styles.columns}>
      <div className={styles.hall}>
        {isSoldOut(plan) && (
          <Notice tone="info" title={texts.soldOut}>
            {texts.soldOutHint}
          </Notice>
        )}
        {viewer === undefined && (
          <Notice
            tone="info"
            actions={
              <ButtonLink to={loginFor()} state={state}>
                {toLogin.login}
              </ButtonLink>
            }
          >
            {isStanding ? standingHint : toLogin.loginHint}
          </Notice>
        )}
        {!isStanding && (
          <TariffChoice
            stands={plan.stands}
            tariffs={plan.tariffs}
            chosen={tariff?.nid}
            onChoose={setPicked}
          />
        )}
        {choice.problem && (
          <Notice tone="warning" role="alert">
            {choice.problem}
          </Notice>
        )}
        <VisuallyHidden>
          <output>{choice.said}</output>
        </VisuallyHidden>
        <HallView
          plan={plan}
          price={tariff?.price ?? 0}
          busy={choice.busy}
          onPress={(seat) =>
            viewer === undefined
              ? logIn({ nid: seat.nid, tariff: tariff?.nid ?? 0, quantity: 1 })
              : choice.press(seat)
          }
        />
        {plan.stands
          .filter(({ kind }) => kind === 'standing')
          .map((stand) => (
            <StandingPlaces
              key={stand.nid}
              plan={plan}
              stand={stand}
              isBusy={choice.busy.has(stand.nid)}
              onChange={(wanted) => (viewer === undefined ? logIn(wanted) : choice.stand(wanted))}
            />
          ))}
      </div>
      <div className={styles.side} data-column>
        <OwnPlaces
          places={places}
          plan={plan}
          busy={choice.busy}
          onTariff={choice.changeTariff}
          onRelease={choice.release}
          timer={<SeatsHold owner={choice.owner} plan={plan} hasExpired={choice.hasExpired} />}
        />
        {choice.hasOtherEvent && <Notice tone="warning">{texts.otherEvent}</Notice>}
        <StickyBar beside {...(choice.busy.size > 0 && { summary: texts.waiting })}>
          {viewer === undefined ? (
            <ButtonLink variant="primary" wide to={loginFor()} state={state}>
              {toLogin.login}
            </ButtonLink>
          ) : (
            <Button
              variant="primary"
              wide
              busy={choice.busy.size > 0}
              disabled={places.length === 0}
              onClick={() => {
                choice.putInCart();
                void navigate(hrefs.cart({ club: club.url }));
              }}
            >
              {places.length === 0 ? texts.nextEmpty : texts.next(total)}
            </Button>
          )}
        </StickyBar>
      </div>
    </div>
  );
}

interface TariffChoiceProps {
  stands: SeatPlan['stands'];
  tariffs: SeatPlan['tariffs'];
  chosen: number | undefined;
  onChoose: (tariff: number) => void;
}

/** Selects the tariff for the next seats. Each seat can get another tariff afterwards. */
function TariffChoice({ stands, tariffs, chosen, onChoose }: TariffChoiceProps) {
  const name = useId();
  if (tariffs.length < 2) return null;
  // What a place costs above the tariff.
  const costs = stands.map(({ surcharge }) => surcharge);
  const [least, most] = costs.length === 0 ? [0, 0] : [Math.min(...costs), Math.max(...costs)];
  return (
    <fieldset className={styles.tariffs}>
      <legend>{texts.tariff}</legend>
      {tariffs.map(({ nid, title, price }) => (
        <label key={nid} className={styles.tariff}>
          <input type="radio" name={name} checked={nid === chosen} onChange={() => onChoose(nid)} />
          <span>
            {title} <span className={styles.price}>{formatEuroRange(price + least, price + most)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** Holds the place that a visitor chose before the login, once somebody is logged in. The address then forgets it. */
function useChosenPlace(isLoggedIn: boolean, hold: (place: HeldPlace) => void): void {
  const [query] = useSearchParams();
  const writeQuery = useWriteQuery();
  const isAsked = isLoggedIn && query.has('plaats');
  const take = useEffectEvent(() => {
    const place = chosenPlace(query);
    writeQuery({ plaats: '' });
    if (place) hold(place);
  });
  useEffect(() => {
    if (isAsked) take();
  }, [isAsked]);
}
