/** The door of an event: who stands there scans tickets with a phone. */
export const doorTexts = {
  title: 'Deur',
  lead: 'Kies het evenement. Daarna scan je de tickets met de camera, of je zoekt een naam.',
  loading: 'De evenementen worden geladen',
  none: 'Er zijn geen evenementen met tickets',
  noneHint: 'Hier staan de evenementen die nog komen en die van gisteren en vandaag.',
  noDay: 'Datum nog niet bekend',
  inside: (inside: number, all: number) => `${inside} van ${all} binnen`,
  open: {
    back: 'Ander evenement',
    loading: 'De tickets worden geladen',
    camera: 'Start de camera',
    stop: 'Stop de camera',
    noCamera:
      'De camera is niet beschikbaar. Geef je browser toegang tot de camera, of zoek de naam hieronder.',
    aim: 'Richt de camera op de code van het ticket',
    search: 'Zoek op naam',
    searchHint: 'Typ twee letters of meer',
    noName: 'Niemand met die naam heeft een ticket voor dit evenement.',
    more: (count: number) => `Nog ${count} met die naam. Typ meer letters.`,
    admit: 'Laat binnen',
    admitOf: (name: string) => ` (${name})`,
    anyway: 'Laat toch binnen',
    undo: 'Maak ongedaan',
    undone: (name: string) => `${name} is weer buiten.`,
  },
  verdict: {
    admitted: 'Welkom',
    used: (time: string) => `Al gebruikt om ${time}`,
    usedBy: (name: string) => `Gescand door ${name}`,
    usedHere: 'Gescand met dit toestel',
    unpaid: 'Niet betaald',
    cancelled: 'Geannuleerd',
    elsewhere: 'Ander evenement',
    elsewhereIs: (title: string) => `Dit ticket is voor ${title}.`,
    unknown: 'Onbekend ticket',
    unknownHint: 'Deze code is geen ticket van je club. Vraag om het ticket opnieuw te openen.',
  },
  connection: {
    waiting: (count: number) =>
      count === 1
        ? 'Geen verbinding. 1 scan wacht op dit toestel.'
        : `Geen verbinding. ${count} scans wachten op dit toestel.`,
    offline: 'Geen verbinding. Je kan verder scannen.',
    keepOpen: 'Laat deze pagina open: zo komt alles mee zodra er weer verbinding is.',
  },
  clashes: {
    title: 'Twee keer binnengelaten',
    lead: 'Deze tickets zijn door twee toestellen gescand. Kijk na wie er binnen is.',
    at: (time: string, who: string) => `${time} · ${who}`,
    thisDevice: 'dit toestel',
  },
} as const;
