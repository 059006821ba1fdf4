/** The part of the screen for managers with the settings of their club. */
export const clubSettingsTexts = {
  title: 'Instellingen',
  lead: 'Stel in waar het geld van online betalingen naartoe gaat.',
  loading: 'De instellingen worden geladen',
  account: {
    title: 'Online betalingen',
    own: (name: string) => `Je club krijgt online betalingen op de eigen rekening bij Mollie: ${name}.`,
    key: (ends: string, day: string) => `Sleutel eindigt op ${ends} · ingesteld op ${day}`,
    test: 'Testsleutel: niemand betaalt echt',
    operator:
      'Online betalingen komen nu op de rekening van de organisatie die Clubpoort voor je beheert. Die stort ze door.',
    none: 'Online betalen kan nu niet bij je club. Gezinnen betalen met een overschrijving.',
    notPossible:
      'Een eigen rekening bij Mollie kan hier nog niet. Vraag het aan de organisatie die Clubpoort voor je beheert.',
    instead:
      'Gezinnen schrijven over op het rekeningnummer van je club: op de kostennota staat een QR-code. Lees daarna het bestand van je bank. Clubpoort zoekt bij elke overschrijving de kostennota.',
    bank: 'Lees een bankbestand',
    set: 'Stel een eigen rekening in',
    replace: 'Vervang de sleutel',
    remove: 'Verwijder de sleutel',
    field: 'API-sleutel van Mollie',
    hint: 'Je vindt de sleutel bij Mollie onder “Developers”, “API-keys”. Een echte sleutel begint met “live_”.',
    wrong: 'Plak hier de hele sleutel. Die begint met “live_” of “test_”.',
    safe: 'We kijken de sleutel na bij Mollie en bewaren hem versleuteld. Niemand kan de sleutel daarna nog lezen.',
    earlier: 'Wat al betaald is, blijft bij de vorige rekening. Terugbetalen doet Clubpoort daar ook.',
    save: 'Kijk na en bewaar',
    done: (name: string) => `Online betalingen gaan voortaan naar ${name}.`,
    confirm: {
      title: 'De sleutel verwijderen?',
      operator:
        'Nieuwe betalingen komen dan op de rekening van de organisatie die Clubpoort voor je beheert. Wat al betaald is, kan je nog terugbetalen.',
      none: 'Gezinnen kunnen dan alleen nog met een overschrijving betalen. Wat al betaald is, kan je nog terugbetalen.',
      keep: 'Behoud de sleutel',
      done: 'De sleutel is verwijderd.',
    },
  },
};
