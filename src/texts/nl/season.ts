/** The courses of one season, among the numbers of a club. */
export const seasonTexts = {
  title: 'Cursussen van een seizoen',
  lead: 'Per cursus: wie deelneemt, wie stopte, hoe vaak men kwam en wat er betaald is.',
  loading: 'De cursussen worden geladen',
  season: 'Seizoen',
  none: 'Geen cursussen in dit seizoen',
  noneHint: 'Een cursus telt mee in het seizoen van de eerste les.',
  caption: (season: string) => `Cijfers van ${season}`,
  columns: {
    title: 'Cursus',
    enrolled: 'Ingeschreven',
    stopped: 'Gestopt',
    waiting: 'Wachtlijst',
    attendance: 'Aanwezig',
    charged: 'Aangerekend',
    credited: 'Gecrediteerd',
    paid: 'Betaald',
    open: 'Open',
  },
  percent: (value: number | null) => (value === null ? '–' : `${value} %`),
  total: 'Samen',
};
