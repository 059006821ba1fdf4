/** A day and an hour in words, such as `1 juni 2027` and `20u00`. */
interface When {
  readonly day: string;
  readonly time: string;
}

/** Sentences about the moment from which a visitor can register: of the server, and of the page as it will be in the editor of the offer. */
export const openingSentences = {
  isOver: 'Dit is al voorbij.',
  opensAt: ({ day, time }: When) => `Inschrijven kan vanaf ${day} om ${time}.`,
  opensAtFirst: (first: When, all: When) =>
    `Leden eerst: wie dit seizoen ingeschreven is, kan dat vanaf ${first.day} om ${first.time}. Alle anderen kunnen inschrijven vanaf ${all.day} om ${all.time}.`,
};
