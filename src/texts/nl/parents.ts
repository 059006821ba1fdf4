import { mailedInviteTexts } from './mailedInvite.ts';

const shared =
  'Jullie zien en regelen samen alles voor de kinderen: hun inschrijvingen, winkelmandjes en kostennota’s. Wat je voor jezelf regelt, zie je alleen zelf. Elk met een eigen account.';

export const parentsTexts = {
  card: {
    title: 'Ouders',
    lead: shared,
    leadAlone:
      'De andere ouder van je gezin kan mee alles zien en regelen voor de kinderen: hun inschrijvingen, winkelmandjes en kostennota’s. Wat je voor jezelf regelt, zie je alleen zelf. Elk met een eigen account.',
    loading: 'De ouders worden geladen',
    you: 'jij',
    since: (day: string) => `Ouder in dit gezin sinds ${day}`,
    undo: 'Maak ongedaan',
    undoOf: (name: string) => `Maak ongedaan: ${name}`,
    undoUntil: (name: string, day: string, time: string) =>
      `Is ${name} niet wie je bedoelde? Je kan dit ongedaan maken tot ${day} om ${time}.`,
  },
  invite: {
    title: 'Nodig de andere ouder uit',
    mail: 'E-mailadres van de andere ouder',
    mailHelp: 'We mailen een link. Een account is daarvoor nog niet nodig.',
    which: 'Voor wie is de uitnodiging?',
    whichHelp: 'Kies je niet iedereen? Dan blijven jullie gezinnen apart. Wie je niet kiest, deel je niet.',
    titleElsewhere: 'Nodig een ouder uit een ander gezin uit',
    elsewhereLead:
      'Jullie gezinnen blijven apart. Jullie delen alleen wie je kiest, en wie bestelt, betaalt.',
    about: (children: string) => `Om mee te zorgen voor ${children}`,
    action: { label: 'Stuur de uitnodiging', busy: 'Bezig met versturen…' },
    sent: (mail: string) => `De uitnodiging aan ${mail} is onderweg.`,
    open: (sent: string, day: string, time: string) =>
      `Uitgenodigd op ${sent}, geldig tot ${day} om ${time}. Niets gekregen? Vraag om bij ongewenste mail te kijken.`,
    again: 'Stuur opnieuw',
    againOf: (mail: string) => `Stuur opnieuw naar ${mail}`,
    withdraw: 'Trek de uitnodiging in',
    withdrawOf: (mail: string) => `Trek de uitnodiging in voor ${mail}`,
    withdrawn: (mail: string) => `De link in de mail aan ${mail} werkt niet meer.`,
  },
  remove: {
    title: (name: string) => `Haal je ${name} uit je gezin?`,
    text: (name: string) =>
      `${name} ziet en regelt daarna niets meer van je gezin. Het account van ${name} blijft bestaan.`,
    again: (name: string) => `Was het een vergissing? Dan kan je ${name} opnieuw uitnodigen.`,
    keep: (name: string) => `Behoud ${name}`,
    action: (name: string) => `Haal ${name} uit je gezin`,
    done: (name: string) => `${name} is geen ouder meer in je gezin.`,
  },
  sharing: {
    title: 'Kinderen in twee gezinnen',
    lead: 'Jullie gezinnen blijven apart. Allebei zien en regelen jullie de lessen, de afwezigheden en de gegevens van deze kinderen. Wie bestelt, betaalt: elkaars winkelmandjes en kostennota’s zien jullie niet.',
    given: (children: string, day: string) =>
      `Zorgt sinds ${day} vanuit een ander gezin mee voor ${children}`,
    received: (children: string, day: string) => `Deelt ${children} sinds ${day} met je gezin`,
    end: 'Stop met delen',
    endOf: (children: string, name: string) => `Stop met delen: ${children} met ${name}`,
    remove: {
      title: (children: string, name: string) => `Deel je ${children} niet meer met ${name}?`,
      text: (children: string, name: string) =>
        `${name} ziet en regelt daarna niets meer voor ${children}. Wat ${name} bestelde, blijft bij ${name}.`,
      again: (name: string) => `Was het een vergissing? Dan kan je ${name} opnieuw uitnodigen.`,
      keep: 'Blijf delen',
      done: (children: string, name: string) => `${name} zorgt niet meer mee voor ${children}.`,
    },
    leave: {
      title: (children: string) => `Zorg je niet meer mee voor ${children}?`,
      text: (children: string) =>
        `Je ziet en regelt daarna niets meer voor ${children}. Wat je zelf bestelde, blijft bij je kostennota’s.`,
      back: (name: string) => `Wil je later terug? Dan moet ${name} je opnieuw uitnodigen.`,
      keep: 'Blijf delen',
      done: (children: string) => `Je zorgt niet meer mee voor ${children}.`,
    },
  },
  leave: {
    open: 'Verlaat dit gezin',
    title: 'Verlaat je dit gezin?',
    stays: (members: readonly string[], list: string, other: string) =>
      members.length === 0
        ? `Het gezin blijft bij ${other}.`
        : `${list} ${members.length === 1 ? 'blijft' : 'blijven'} bij ${other}.`,
    you: 'Je ziet en regelt daarna niets meer van dit gezin. Je account en je eigen inschrijvingen blijven van jou.',
    back: (other: string) => `Wil je later terug? Dan moet ${other} je opnieuw uitnodigen.`,
    keep: 'Blijf in dit gezin',
    done: 'Je hebt het gezin verlaten.',
  },
  hint: {
    text: 'Gaat het om de andere ouder?',
    link: 'Nodig de andere ouder uit met een eigen account',
  },
  page: {
    ...mailedInviteTexts,
    asks: (inviter: string, members: string) =>
      members === ''
        ? `${inviter} nodigt je uit om samen het gezin te volgen.`
        : `${inviter} nodigt je uit om samen ${members} te volgen.`,
    what: shared,
    accepted: (members: string) =>
      members === ''
        ? 'Je regelt nu samen alles voor de kinderen.'
        : `Je regelt nu samen alles voor ${members}.`,
    children: {
      apart: (inviter: string) => `Jouw gezin en het gezin van ${inviter} blijven apart.`,
      share: (children: string) =>
        `Jullie zien en regelen allebei de lessen, de afwezigheden en de gegevens van ${children}, ook de antwoorden over gezondheid.`,
      pays: 'Wie bestelt, betaalt. Elkaars winkelmandjes en kostennota’s zien jullie niet.',
      only: (children: string) => `Jullie delen alleen ${children}, en niemand anders van jullie gezinnen.`,
      accepted: (children: string) => `Je zorgt nu mee voor ${children}.`,
    },
    guardian: {
      asks: (minor: string) =>
        `${minor} is jonger dan 16 en vraagt of jij ouder of voogd wil zijn op Clubpoort.`,
      what: 'Zeg je ja, dan hoort dit kind bij jouw account. Jij kijkt na wat klaarstaat, bestelt en betaalt. Zelf aanmelden kan je kind dan niet meer.',
      until: (day: string, time: string) => `Je kan ja zeggen tot ${day} om ${time}.`,
      accept: { label: 'Ja, ik ben ouder of voogd', busy: 'Bezig…' },
      accepted: (minor: string) =>
        `${minor} hoort nu bij jouw account. Wat klaarstaat, vind je in het winkelmandje.`,
    },
    logOutFirst: 'Meld je af en kies een ander account',
    toDashboard: 'Naar je dashboard',
    obstacles: {
      'already-there': { title: 'Je bent al ouder in dit gezin', text: 'Je hoeft niets meer te doen.' },
      'has-parent': {
        title: 'Met dit account kan je geen ouder worden',
        text: 'Dit account is van een gezinslid dat zelf een ouder heeft. Aanvaard de uitnodiging met een ander account.',
      },
      'other-family': {
        title: 'Met dit account regel je al een ander gezin',
        text: 'In het andere gezin is er geen kind om samen voor te zorgen. Aanvaard de uitnodiging met een ander account.',
      },
      minor: {
        title: 'Je bent nog geen 16 jaar',
        text: 'Daarom kan je geen ouder worden in een gezin.',
      },
      'not-needed': {
        title: 'Er is geen ouder of voogd meer nodig',
        text: 'Wie het vroeg, is intussen 16 jaar.',
      },
      full: {
        title: 'Dit gezin heeft al twee ouders',
        text: 'Klopt dat niet? Vraag het aan de persoon van wie je de link kreeg.',
      },
      'nothing-left': {
        title: 'Deze kinderen horen al bij twee gezinnen',
        text: 'Klopt dat niet? Vraag het aan de persoon van wie je de link kreeg.',
      },
      unconfirmed: {
        title: 'Je e-mailadres is nog niet bevestigd',
        text: 'Open de link in de mail die je kreeg toen je je account aanmaakte. Open daarna deze uitnodiging opnieuw.',
      },
    },
  },
} as const;
