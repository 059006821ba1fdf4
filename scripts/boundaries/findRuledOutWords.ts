import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files with Dutch text that a person reads: screens, calls, mails, PDFs, spreadsheets, the agenda, the offline page. */
const textFiles = [
  'src/texts/nl/*.ts',
  'form-engine/src/texts/nl.ts',
  'server/texts/**/*.ts',
  'server/services/personal-data/export/exportTexts.ts',
  'public/{offline.html,manifest.webmanifest}',
  'index.html',
];

interface RuledOut {
  /** Matched as whole words, in any case. */
  readonly words: readonly string[];
  readonly better: string;
}

/** The words of `docs/dutch.md` that Clubpoort doesn't use. */
export const ruledOut: readonly RuledOut[] = [
  { words: ['inloggen', 'ingelogd', 'log in', 'login'], better: 'je aanmelden' },
  { words: ['uitloggen', 'uitgelogd'], better: 'je afmelden' },
  { words: ['account maken', 'account gemaakt'], better: 'een account aanmaken' },
  {
    words: ['registreren', 'geregistreerd', 'registratie'],
    better: 'je inschrijven, of een account aanmaken',
  },
  { words: ['sessie', 'sessies'], better: 'les' },
  { words: ['voorstelling', 'voorstellingen'], better: 'evenement' },
  { words: ['docent', 'docenten'], better: 'lesgever' },
  { words: ['mandje'], better: 'winkelmandje' },
  { words: ['factuur', 'facturen'], better: 'kostennota' },
  { words: ['te laat'], better: 'vervallen' },
  { words: ['in delen'], better: 'gespreid betalen' },
  { words: ['vasthouden', 'vastgehouden', 'loslaten', 'losgelaten'], better: 'reserveren, vrijgeven' },
  { words: ['opslaan', 'opgeslagen', 'opgeslaan'], better: 'bewaren' },
  { words: ['controleren', 'controleer', 'gecontroleerd'], better: 'nakijken' },
  { words: ['communicatie'], better: 'bericht' },
  { words: ['enkel'], better: 'alleen' },
  { words: ['portaal'], better: 'Clubpoort' },
  { words: ['verzoek', 'waarde', 'waarden'], better: 'the thing itself' },
  { words: ['bladzijde', 'bladzijden'], better: 'pagina' },
  { words: ['reeds'], better: 'al' },
  { words: ['ten laatste', 'ten hoogste'], better: 'uiterlijk, hoogstens' },
  { words: ['contacteer', 'contacteren'], better: 'contact opnemen' },
  { words: ['gelieve', 'u', 'uw'], better: 'je, jouw' },
  { words: ['...'], better: 'one character: …' },
  { words: ["nota's", "video's", "foto's"], better: 'a curly apostrophe: ’s' },
];

/** Texts that contain a ruled-out word on purpose. */
const allowed: readonly { readonly text: string; readonly because: string }[] = [
  {
    text: 'Dit e-mailadres is reeds in gebruikt, vul een ander e-mailadres in of log in',
    because: 'quoted: specification 5.1',
  },
  { text: 'Dit is geen geldige waarde voor dit veld.', because: 'quoted: specification 5.1' },
  { text: 'Niet alle waarden zijn geldige e-mailadressen', because: 'quoted: specification 5.1' },
  { text: 'Waarde mag niet kleiner zijn dan', because: 'quoted: specification 5.1' },
  { text: 'Waarde mag niet groter zijn dan', because: 'quoted: specification 5.1' },
  { text: 'Je ben reeds geregistreerd voor', because: 'quoted: specification 8' },
  { text: 'Bezig met opslaan...', because: 'quoted: specification 8' },
  { text: 'Voogd/ouder is opgeslaan', because: 'quoted: specification 8' },
  {
    text: 'wanneer u de overeenkomst wilt herroepen',
    because: 'quoted: the model form of annex 2 to book VI of the Belgian code of economic law',
  },
  {
    text: 'Ik/Wij (*) deel/delen (*) u hierbij mede',
    because: 'quoted: the model form of annex 2 to book VI of the Belgian code of economic law',
  },
  {
    text: 'Jouw account is geblokkeerd, contacteer jouw clubbeheerder.',
    because: 'quoted: specification 8',
  },
  { text: "'Mandje'", because: 'the bar at the bottom of a phone has no room for more' },
];

export interface RuledOutWord {
  /** `path:line` */
  readonly place: string;
  readonly word: string;
  readonly better: string;
}

/** Finds the words in Dutch texts that `docs/dutch.md` rules out. Comments and code around the texts are ignored. */
export function findRuledOutWords(folder: string): readonly RuledOutWord[] {
  return globSync([...textFiles], { cwd: folder }).flatMap((file) => {
    const text = textIn(file, readFileSync(join(folder, file), 'utf8'));
    return ruledOut.flatMap(({ words, better }) =>
      words.flatMap((word) =>
        [...text.matchAll(wholeWord(word))].map(({ 0: found, index }) => ({
          place: `${file}:${text.slice(0, index).split('\n').length}`,
          word: found,
          better,
        })),
      ),
    );
  });
}

function wholeWord(word: string): RegExp {
  const escaped = word.replace(/[.]/g, '\\.');
  return new RegExp(`(?<![\\p{L}\\p{N}-])${escaped}(?![\\p{L}\\p{N}-])`, 'giu');
}

/** Blanks what nobody reads, and what is allowed. Line breaks stay, so that line numbers stay right. */
function textIn(file: string, source: string): string {
  const literals = file.endsWith('.ts') ? onlyLiterals(source) : source;
  return allowed.reduce((text, { text: one }) => text.replaceAll(one, blank(one)), literals);
}

/** Keeps the string literals of a module. A word in a hole of a template is code, but nobody names a variable in Dutch. */
function onlyLiterals(source: string): string {
  const token =
    /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*|^import .*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/gm;
  let text = '';
  let end = 0;
  for (const { 0: found, index } of source.matchAll(token)) {
    text += blank(source.slice(end, index)) + (/^['"`]/.test(found) ? found : blank(found));
    end = index + found.length;
  }
  return text + blank(source.slice(end));
}

function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}
