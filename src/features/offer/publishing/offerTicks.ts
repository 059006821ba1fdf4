import { offerChanges, partOfOffer } from '#rules/offer/offerChanges.ts';
import { allNeeded, type OfferItemChange } from '#rules/offer/offerNeeds.ts';
import { offerTexts } from '#src/texts/nl/offer.ts';
import { clubPieces } from '../schema/pieces.ts';
import type { OfferFile } from '../state/offerFile.ts';

const texts = offerTexts.publish.ticks;

/** A draft with the offer that it began with. */
interface Drafted {
  readonly base: OfferFile;
  readonly content: OfferFile;
}

/** A change that can be left for later. */
export interface OfferTick {
  readonly key: string;
  readonly title: string;
  readonly note: string;
  readonly isTaken: boolean;
}

/** The ticks of a draft, and what is published with them. */
export interface OfferTicks {
  readonly ticks: readonly OfferTick[];
  /** The offer with the ticked changes and those that they need; `undefined` where nothing is ticked. */
  readonly part: OfferFile | undefined;
  /** Whether a change is left for later. */
  readonly isPart: boolean;
}

const pieces = new Map<string, string>(
  clubPieces.flatMap(({ id, within, fields }) =>
    fields.map((field) => [within === '' ? field : `${within}.${field}`, id] as const),
  ),
);
const looks = ['color', 'font', 'logo', 'image', 'teacherPictures'];

/** The piece of the club in which a field is edited. */
function pieceOfClub(field: string): string {
  return pieces.get(field) ?? (looks.includes(field) ? 'look' : 'name');
}

export function changesOfDraft({ base, content }: Drafted): readonly OfferItemChange[] {
  return offerChanges({ base: { ...base }, content: { ...content } }, pieceOfClub);
}

/** @param off - keys of the changes that are not ticked */
export function offerTicks(
  { base, content }: Drafted,
  changes: readonly OfferItemChange[],
  off: ReadonlySet<string>,
): OfferTicks {
  const ticked = new Set(changes.flatMap(({ key }) => (off.has(key) ? [] : key)));
  const taken = allNeeded(changes, ticked);
  const isPart = taken.size < changes.length;
  const versions = { base: { ...base }, content: { ...content } };
  // Cast is safe: a part is made of the items of both offers.
  const part = isPart ? (partOfOffer(versions, pieceOfClub, taken) as unknown as OfferFile) : content;
  return {
    ticks: changes.map((change) => ({
      ...{ key: change.key, title: titleOf(change), isTaken: taken.has(change.key) },
      note: [noteOf(change), ...broughtNote(change)].join(' '),
    })),
    ...{ part: taken.size === 0 && isPart ? undefined : part, isPart },
  };

  function broughtNote({ key }: OfferItemChange): readonly string[] {
    const because = changes.find((other) => taken.has(other.key) && other.needs.has(key));
    return taken.has(key) && off.has(key) && because ? [texts.brought(titleOf(because))] : [];
  }
}

/** The keys that are not ticked after somebody ticks a change, or no longer. With a change goes each that needs it. */
export function toggledOff(
  changes: readonly OfferItemChange[],
  off: ReadonlySet<string>,
  { key, isOn }: { readonly key: string; readonly isOn: boolean },
): ReadonlySet<string> {
  if (isOn) return new Set([...off].filter((one) => one !== key));
  const needing = changes.flatMap((change) =>
    allNeeded(changes, new Set([change.key])).has(key) ? change.key : [],
  );
  return new Set([...off, ...needing]);
}

type Kind = keyof typeof texts.kinds;

function kindOf(key: string): Kind | undefined {
  const list = key.split('/').at(-2);
  return Object.keys(texts.kinds).find((kind): kind is Kind => kind === list);
}

function noteOf({ key, is }: OfferItemChange): string {
  const kind = kindOf(key);
  return `${[texts.is[is], ...(kind === undefined ? [] : [texts.kinds[kind]])].join(' · ')}.`;
}

function titleOf({ key, title }: OfferItemChange): string {
  const [list, piece] = key.split('/');
  if (list !== 'club') return title ?? offerTexts.list.untitled;
  const found = clubPieces.find(({ id }) => id === piece)?.id ?? (piece === 'look' ? 'look' : 'name');
  return `${offerTexts.partName('club', 0)}: ${offerTexts.pieces[found]}`;
}
