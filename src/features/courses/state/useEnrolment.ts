import { skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Course } from '#src/api/entities/offer/course.ts';
import { getProfile } from '#src/api/family.ts';
import { useNow } from '#src/platform/loading/renderedAt.ts';
import { useCartItems } from '../../basket/index.ts';
import { useMembers } from '../../session/index.ts';
import { decideTariffExtras } from '../view/enrolment/decideExtras.ts';
import { choiceInCart } from '../view/enrolment/enrolmentChoice.ts';
import { memberChoices } from '../view/enrolment/memberChoices.ts';
import { newChildUid } from '../view/enrolment/newChild.ts';
import { offeredExtras } from '../view/enrolment/offeredExtras.ts';
import { chosenCard, tariffCards } from '../view/enrolment/tariffCards.ts';
import type { CourseSetting } from '../view/tariffDecision.ts';
import { useEnrolmentChoice } from './useEnrolmentChoice.ts';
import { useForWhom } from './useForWhom.ts';

interface EnrolmentInput {
  readonly course: Course;
  /** The tariff in the address. */
  readonly chosen: number | undefined;
  readonly setting: CourseSetting;
}

/**
 * The state of one enrolment: the tariffs and extras that the course offers, the choices so far, and the extras that go into
 * the cart with the tariff.
 */
export function useEnrolment({ course, chosen, setting: presumed }: EnrolmentInput) {
  // Copies the tariff of the address, because the radio must change before the router has navigated.
  const [pickedTariff, pickTariff] = useState(chosen);
  const who = useForWhom({ course, chosen: pickedTariff, setting: presumed });
  // A new child belongs to no club yet, so nobody of the family goes first for them.
  const setting = { ...presumed, person: who.person, ...(who.newChild.isOpen && { family: [] }) };
  const { club, person } = setting;
  const now = useNow() / 1000;
  const items = useCartItems(person && { club: club.nid, uid: person.uid });
  const family = useMembers();

  const cards = tariffCards(course, setting);
  const card = chosenCard(cards, course, pickedTariff);
  const tariff = course.tariffs.find(({ nid }) => nid === card?.nid);
  const members = family.status === 'known' ? family.members : [];
  const memberOptions = memberChoices(course, card?.nid, { ...setting, members });

  const { choice, change, forget } = useEnrolmentChoice({
    course: course.nid,
    inCart: choiceInCart(items, tariff?.nid),
    isVisitor: who.isVisitor,
  });
  const ownMails = useOwnMails(
    tariff?.couple && person && person.uid !== newChildUid ? person.uid : undefined,
  );
  const offered =
    tariff && person && card?.may === 'register'
      ? offeredExtras({
          course,
          tariff,
          person,
          family: memberOptions,
          companions: choice.companions,
          now,
        })
      : undefined;
  const extras = tariff && decideTariffExtras(tariff, choice, offered && { ...offered, ownMails });

  return {
    setting,
    who,
    person,
    cards,
    card,
    tariff,
    inCart: items.tariffs,
    choice,
    change,
    forgetChoice: forget,
    ownMails,
    offered,
    extras,
    pickTariff,
  };
}

const unknown: readonly string[] = [];

/** The addresses of a person who invites a partner; empty while loading. The server also refuses an invitation to oneself. */
function useOwnMails(uid: number | undefined): readonly string[] {
  const { data } = useQuery({
    queryKey: ['own-mails', uid],
    queryFn:
      uid === undefined
        ? skipToken
        : async ({ signal }) => {
            const { mail, secondMail } = await getProfile(uid, { signal });
            return [mail, ...secondMail.split(';')].filter((address) => address.trim() !== '');
          },
    // Personal data, so it is removed from memory when the screen is left.
    gcTime: 0,
  });
  return data ?? unknown;
}
