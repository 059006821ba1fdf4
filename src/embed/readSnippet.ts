import { clubUrlPattern, embedQuery } from '../platform/embed/embedProtocol.ts';
import { embedScriptTexts } from '../texts/nl/embedScript.ts';

/** The settings that a club wrote on the pasted script. */
interface Snippet {
  /** Origin of the portal, from which the script was loaded. */
  readonly portal: string;
  /** First address of the frame. */
  readonly address: string;
  readonly title: string;
}

interface SnippetInput {
  readonly script: { readonly src: string; readonly dataset: Readonly<Record<string, string | undefined>> };
  readonly id: string;
  /** Origin of the page with the script. */
  readonly origin: string;
  readonly warn: (sentence: string) => void;
}

const known: ReadonlySet<string> = new Set(['club', 'page', 'hideAside', 'dark', 'title']);

/** Reads the data attributes of the script. Ignores an invalid attribute and warns the person who pasted the script. */
export function readSnippet({ script, id, origin, warn }: SnippetInput): Snippet {
  const { dataset } = script;
  const portal = new URL(script.src).origin;
  for (const name of Object.keys(dataset)) if (!known.has(name)) warn(`data-${kebab(name)} is not known`);
  const club = readClub(dataset.club, warn);
  const page = readPage(dataset.page, { club, portal, warn });
  const address = new URL(page, portal);
  const query = address.searchParams;
  query.set(embedQuery.id, id);
  query.set(embedQuery.origin, origin);
  if (club !== undefined) query.set(embedQuery.club, club);
  query.set(embedQuery.page, page);
  for (const [name, parameter] of [
    ['hideAside', embedQuery.hidesAside],
    ['dark', embedQuery.isDark],
  ] as const)
    if (readSwitch(name, dataset[name], warn)) query.set(parameter, '1');
  return { portal, address: address.href, title: dataset.title || embedScriptTexts.frameTitle };
}

function readClub(text: string | undefined, warn: SnippetInput['warn']): string | undefined {
  if (text === undefined || clubUrlPattern.test(text)) return text;
  warn(`data-club="${text}" is no name of a club`);
  return undefined;
}

/** The path of a page, inside the club when one is set: `cursussen?dag=wo` of arabesk is `/arabesk/cursussen?dag=wo`. */
function readPage(
  text: string | undefined,
  { club, portal, warn }: { club: string | undefined; portal: string; warn: SnippetInput['warn'] },
): string {
  const home = club === undefined ? '/' : `/${club}`;
  if (!text) return home;
  const base = `${portal}${home.replace(/\/?$/, '/')}`;
  const url = URL.canParse(text, base) ? new URL(text, base) : undefined;
  const path = url?.pathname.replace(/^\/{2,}/, '/');
  if (url?.origin === portal && path?.startsWith(new URL(base).pathname)) return path + url.search + url.hash;
  warn(`data-page="${text}" is no page of ${club ?? 'the portal'}`);
  return home;
}

function readSwitch(name: string, text: string | undefined, warn: SnippetInput['warn']): boolean {
  if (text === undefined || text === '0' || text === 'false') return false;
  if (text === '' || text === '1' || text === 'true') return true;
  warn(`data-${kebab(name)}="${text}" is neither 1 nor 0`);
  return false;
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
