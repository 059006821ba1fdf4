import { isAboutHealth } from '../../rules/healthWords.ts';
import type { DraftQuestion, DraftSection } from '../draft.ts';
import { asksSeveral, guessKind, isOther, type KindOf, kindByName } from './kindWords.ts';

/** Longest text of an option, in characters: what is longer is a sentence. */
const longestOption = 80;

/**
 * Reads questions in plain words, one a line. `Naam*` must be answered, `Allergieën: geen, noten, andere` has options, as a list with
 * dashes below it has, `Kan je zwemmen? (ja/nee)` too, and `# Gezondheid` begins a section. All of it is taken.
 */
export function readWords(text: string): readonly DraftSection[] {
  const sections: { where: string; title: string; fields: DraftQuestion[] }[] = [];
  const current = () => {
    const last = sections.at(-1);
    if (last) return last;
    const first = { where: '', title: '', fields: [] };
    sections.push(first);
    return first;
  };
  let pending: Line | undefined;
  const end = () => {
    if (pending) current().fields.push(questionOf(pending));
    pending = undefined;
  };
  for (const [index, raw] of text.split(/\r\n?|\n/).entries()) {
    const line = raw.trim();
    if (line === '') continue;
    const where = String(index + 1);
    const heading = /^(?:#{1,6}\s+(.+?)\s*#*|={2,}\s*(.+?)\s*={2,}|\*\*(.+)\*\*)$/.exec(line);
    const title = heading?.[1] ?? heading?.[2] ?? heading?.[3];
    if (title !== undefined) {
      end();
      sections.push({
        where,
        title: title.replace(/^(?:sectie|section|abschnitt)\s*["“:]\s*(.+?)["”]?$/i, '$1'),
        fields: [],
      });
      continue;
    }
    const bullet = /^(?:[-–•*◦▪☐]|\[ ?\]|\(\s?\)|[oO]\s(?=\S)|[a-z][.)])\s+(.+)$/.exec(line)?.[1];
    if (bullet !== undefined && pending) {
      pending.bullets.push(bullet.trim());
      continue;
    }
    end();
    pending = { where, text: (bullet ?? line).replace(/^\d{1,3}[.)]\s+/, ''), bullets: [] };
  }
  end();
  return sections;
}

interface Line {
  readonly where: string;
  readonly text: string;
  readonly bullets: string[];
}

/** The marks of a question that must be answered. */
const requiredMark = /\s*(?:\*+|\((?:verplicht|required|obligatoire|pflicht(?:feld)?)\))\s*$/i;
const optionalMark = /\s*\((?:optioneel|niet verplicht|facultatief|optional|facultatif|freiwillig)\)\s*$/i;

function questionOf({ where, text, bullets }: Line): DraftQuestion {
  const noted = withoutNote(text);
  const isRequired = noted.isRequired || requiredMark.test(noted.text);
  const marked = noted.text.replace(requiredMark, '').replace(optionalMark, '');
  const read = noted.options.length > 0 ? { label: marked, options: noted.options } : optionsIn(marked);
  const label = read.label.replace(requiredMark, '');
  const all = [...read.options, ...bullets];
  const isChoice = all.length > 1;
  const question = {
    ...(isChoice ? choiceOf(label, all) : guessKind(label)),
    ...(noted.kind && !(isChoice && noted.kind.type === 'checkbox') && noted.kind),
    // One item behind a colon is an example, or a part of the question.
    question: isChoice ? label : [label, ...all].join(': '),
    ...((isRequired || requiredMark.test(read.label)) && { required: true }),
  };
  return { name: '', where, question };
}

/** The note in brackets at the end: `(lijst: 116, 128; verplicht)`. */
interface Noted {
  readonly text: string;
  readonly isRequired: boolean;
  readonly kind: KindOf | undefined;
  readonly options: readonly string[];
}

/** Takes a note about the kind off a line. Brackets with a word that is none belong to the question. */
function withoutNote(text: string): Noted {
  const plain: Noted = { text, isRequired: false, kind: undefined, options: [] };
  const [, before = '', inner = ''] = /^(.{2,}?)\s*\(([^()]+)\)\s*$/.exec(text) ?? [];
  let noted: Noted = { ...plain, text: before };
  for (const part of inner.split(';').map((one) => one.trim())) {
    const [, name = '', list = ''] = /^([^:]+):\s*(.+)$/.exec(part) ?? [];
    const ofList = kindByName(name);
    if (ofList) noted = { ...noted, kind: ofList, options: splitOptions(list) };
    for (const word of ofList ? [] : part.split(',').map((one) => one.trim())) {
      const kind = kindByName(word);
      const isRequired = requiredMark.test(`(${word})`);
      if (!kind && !isRequired && !optionalMark.test(`(${word})`)) return plain;
      noted = { ...noted, kind: kind ?? noted.kind, isRequired: noted.isRequired || isRequired };
    }
  }
  return before === '' ? plain : noted;
}

/** The label and the options of a line: behind a colon, or in brackets behind the question. */
function optionsIn(text: string): { readonly label: string; readonly options: readonly string[] } {
  const colon = /^(.{2,}?)\s*:\s*(\S.*)$/.exec(text);
  const bracket = /^(.{2,}?)\s*\(([^()]+\s*[/,;|]\s*[^()]+)\)$/.exec(text);
  const asked = /^(.{2,}\?)\s+(\S+\s*[/|]\s*\S.*)$/.exec(text);
  for (const found of [bracket, asked, colon]) {
    const [, label = '', list = ''] = found ?? [];
    const options = splitOptions(list);
    if (options.length > 1 && options.every((option) => option.length <= longestOption))
      return { label, options };
  }
  return { label: text.replace(/\s*:$/, ''), options: [] };
}

/** The items of a list in words: by semicolons, commas, slashes, or “of”. */
export function splitOptions(list: string): readonly string[] {
  const separator = list.includes(';')
    ? /;/
    : list.includes('|')
      ? /\|/
      : list.includes(',')
        ? /,/
        : /\s*\/\s*|\s+(?:of|or|ou|oder)\s+/;
  const items = list.split(separator).map((item) => item.trim().replace(/[.]$/, ''));
  const last = items.at(-1) ?? '';
  // “rood, blauw of groen”: the last two are apart.
  const apart = items.length > 1 ? last.split(/\s+(?:of|or|ou|oder)\s+/) : [last];
  return [...items.slice(0, -1), ...apart].map((item) => item.trim()).filter((item) => item !== '');
}

/** A choice of one or of several, with “other” as a text of the person's own. */
export function choiceOf(
  label: string,
  written: readonly string[],
): Omit<DraftQuestion['question'], 'question'> {
  const own = written.filter((option) => !isOther(option));
  const hasOther = own.length < written.length && own.length > 0;
  const type = asksSeveral(label) ? 'select_multiple' : own.length > 10 ? 'select' : 'radio';
  return {
    type,
    options: (hasOther ? own : written).map((option) => ({ value: option })),
    ...(hasOther && { config: { other: true } }),
    ...(isAboutHealth(label) && { sensitive: true }),
  };
}
