import type { Priority } from '../opening.ts';

/** The people who may register before the others, as a manager chooses them. */
export const whoIsFirst = {
  enrolled: 'wie dit seizoen al les volgt',
  members: 'wie lid is van de club',
} as const satisfies Record<Priority['for'], string>;

type Who = Pick<Priority, 'for' | 'courses'>;

/** The people who may register before the others, as a family reads of them. Many courses would make a long sentence. */
function firstOnes({ for: who, courses }: Who): string {
  return courses ? 'wie dit seizoen al les volgt in bepaalde cursussen' : whoIsFirst[who];
}

/** A day and an hour in words, such as `1 juni 2027` and `20u00`. */
interface When {
  readonly day: string;
  readonly time: string;
}

/** Sentences about the moment from which a visitor can register: of the server, and of the page as it will be in the editor of the offer. */
export const openingSentences = {
  isOver: 'Dit is al voorbij.',
  opensAt: ({ day, time }: When) => `Inschrijven kan vanaf ${day} om ${time}.`,
  opensAtFirst: (who: Who, first: When, all: When) =>
    `Leden eerst: ${firstOnes(who)}, kan inschrijven vanaf ${first.day} om ${first.time}. Alle anderen kunnen dat vanaf ${all.day} om ${all.time}.`,
  /** For somebody who goes first, before that moment. */
  opensForFirst: ({ day, time }: When) => `Je bent lid: jij kan inschrijven vanaf ${day} om ${time}.`,
  /** For somebody of whom the server knows that the others go first. */
  opensAfterFirst: (who: Who, all: When) =>
    `Leden eerst: ${firstOnes(who)}, gaat voor. Jij kan inschrijven vanaf ${all.day} om ${all.time}.`,
};
