import { offerHallTexts } from '#src/texts/nl/offerHall.ts';
import type { OfferStand } from './standSeats.ts';

/** A part of a hall. Without `capacity` its seats have numbers. */
export function newStand(about: Pick<OfferStand, 'title' | 'capacity'>): OfferStand {
  return { surcharge: 0, seats: [], ...about };
}

/**
 * Standing places with which an event begins: its visitors then choose a number of tickets. Without any part of a hall each
 * ticket is the enrolment of one person.
 */
export function firstStand(capacity = 100): OfferStand {
  return newStand({ title: offerHallTexts.part.seatedName(1), capacity });
}
