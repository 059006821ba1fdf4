/** A course that a manager stops, and a price that a manager raises. */
export const correctionsTexts = {
  stop: {
    title: (course: string) => `${course} stoppen`,
    lead: 'De lessen vanaf een dag vallen weg en niemand kan nog inschrijven. Wie deelneemt, krijgt één mail met de reden. Dit kan je niet terugdraaien.',
    from: 'Vanaf welke dag zijn er geen lessen meer?',
    reason: 'Waarom?',
    reasonHint: 'Dit staat in de mail en op de creditnota’s.',
    noReason: 'Schrijf waarom.',
    pastDay: 'Kies vandaag of een latere dag.',
    loading: 'Het voorstel wordt berekend',
    lessons: (left: number, total: number) =>
      left === 1 ? `Er valt 1 van de ${total} lessen weg.` : `Er vallen ${left} van de ${total} lessen weg.`,
    noLessons: 'Vanaf die dag zijn er geen lessen meer. Kies een vroegere dag.',
    waiting: (count: number) =>
      count === 1
        ? 'De wachtlijst verdwijnt: daar staat 1 persoon op.'
        : `De wachtlijst verdwijnt: daar staan ${count} personen op.`,
    turns: (count: number) =>
      count === 1
        ? 'Er gaat 1 beurt terug naar een beurtenkaart.'
        : `Er gaan ${count} beurten terug naar de beurtenkaarten.`,
    give: 'Wat geef je terug?',
    giveHint:
      'Het voorstel is het deel van de prijs voor de lessen die wegvallen. Wat nog niet betaald is, vervalt eerst.',
    nobody: 'Niemand is ingeschreven. Je geeft niets terug.',
    backFor: (name: string) => `Terug voor ${name}`,
    share: (tariff: string, left: number, total: number, most: string) =>
      `${tariff} · ${left} van de ${total === 1 ? '1 les' : `${total} lessen`} · prijs ${most}`,
    free: (tariff: string) => `${tariff} · niets te betalen`,
    sum: (amount: string) => `Samen: ${amount}`,
    wrongAmount: (most: string) => `Vul een bedrag van € 0,00 tot en met ${most} in.`,
    look: 'Bekijk wat er gebeurt',
    effect: 'Dit gebeurt er',
    amounts: {
      lapses: (amount: string) => `De gezinnen moeten samen ${amount} minder betalen.`,
      refunded: (amount: string) => `De betaaldienst betaalt samen ${amount} terug.`,
      byHand: (amount: string) =>
        `Geef zelf samen ${amount} terug. Je vindt die bedragen bij Betalingen, onder Na te kijken.`,
    },
    mails: (count: number) => (count === 1 ? 'Er vertrekt 1 mail.' : `Er vertrekken ${count} mails.`),
    keep: 'Behoud de cursus',
    save: (amount: string) => `Stop de cursus · ${amount} terug`,
    saveFree: 'Stop de cursus',
    done: (course: string, day: string) => `${course} stopt vanaf ${day}. De gezinnen krijgen een mail.`,
  },
  raise: {
    title: (name: string) => `Prijs verhogen voor ${name}`,
    lead: (price: string) =>
      `De inschrijving kost nu ${price}. Wat erbij komt, krijgt een eigen kostennota. Je vindt die bij Betalingen, onder de eerste.`,
    mailed: 'Het gezin krijgt een mail.',
    notMailed: (name: string) =>
      `Voor ${name} kennen we geen e-mailadres: er vertrekt geen mail. Geef de kostennota op papier.`,
    lower: 'Moet de prijs omlaag? Geef dan een bedrag terug bij Betalingen.',
    toPayments: 'Naar Betalingen',
    amount: 'Nieuwe prijs',
    wrong: (price: string) => `Vul een bedrag in dat hoger is dan ${price}.`,
    reason: 'Waarom?',
    reasonHint: (mailed: boolean) => `Dit staat op de kostennota${mailed ? ' en in de mail' : ''}.`,
    noReason: 'Schrijf waarom.',
    save: 'Verhoog de prijs',
    saveMore: (amount: string) => `Verhoog de prijs · ${amount} erbij`,
    done: (amount: string, number: string) => `Er komt ${amount} bij, op kostennota ${number}.`,
  },
} as const;
