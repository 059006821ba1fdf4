const people = (count: number) => (count === 1 ? '1 deelnemer' : `${count} deelnemers`);

/** Lessons that do not happen: for managers, and for the teacher. */
export const lessonsTexts = {
  title: 'Lessen',
  lead: 'De lessen van de komende twee weken. Gaat er een niet door? Gezinnen krijgen één mail en hun agenda volgt.',
  loading: 'De lessen worden geladen',
  none: 'De komende twee weken zijn er geen lessen',
  noneHint: 'Lessen plan je bij “Aanbod”.',
  list: (day: string) => `Lessen van ${day}`,
  people,
  hours: (from: string, to: string) => `${from} – ${to}`,
  change: 'Gaat niet door…',
  changeOf: (course: string, time: string) => `: ${course}, ${time}`,
  changed: 'Net gewijzigd',
  undo: 'Maak ongedaan',
  undoOf: (what: string) => `: ${what}`,
  undoUntil: (time: string) => `Ongedaan maken kan tot ${time}.`,
  mailsAt: (count: number, time: string) =>
    count === 0
      ? `Er is niemand om te mailen. Ongedaan maken kan tot ${time}.`
      : `De gezinnen van ${people(count)} krijgen om ${time} een mail. Tot dan kan je dit ongedaan maken.`,
  comesBack: 'Gaat de les toch door? Voeg de les opnieuw toe bij “Aanbod”.',
  undone: 'De les staat weer in de agenda. Niemand krijgt een mail.',
  failed: 'Dat is niet gelukt',
  dialog: {
    title: (course: string, day: string, time: string) => `${course}, ${day} om ${time}`,
    what: 'Wat gebeurt er met de les?',
    cancelled: 'Gaat niet door',
    moved: 'Verhuist',
    why: 'Waarom?',
    reasons: ['De lesgever is ziek', 'De zaal is niet beschikbaar', 'Het weer laat het niet toe'],
    other: 'Een andere reden',
    reason: 'Je reden',
    reasonHint: 'Staat in de mail aan de gezinnen.',
    day: 'Dag',
    from: 'Van',
    until: 'Tot',
    passes: 'Beurten van een beurtenkaart komen vanzelf terug.',
    unreached: (names: readonly string[]) =>
      names.length === 1
        ? `Voor 1 persoon kennen we geen e-mailadres: ${names.join('')}. Verwittig die persoon zelf.`
        : `Voor ${names.length} mensen kennen we geen e-mailadres: ${names.join(', ')}. Verwittig die mensen zelf.`,
    close: 'Behoud de les',
    cancel: (count: number) => (count === 0 ? 'Annuleer de les' : `Annuleer de les en mail ${people(count)}`),
    move: (count: number) => (count === 0 ? 'Verplaats de les' : `Verplaats de les en mail ${people(count)}`),
  },
};
