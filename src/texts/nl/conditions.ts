/** The page of a club's conditions. Apart from the club's page, so that a first visit doesn't load them. */
export const conditionsTexts = {
  title: (club: string) => `Voorwaarden van ${club}`,
  version: (version: string) => `Versie met kenmerk ${version}`,
  privacyOf: (club: string) => `Hoe ${club} met je gegevens omgaat`,
  loading: 'De voorwaarden worden geladen',
} as const;
