import type { Diagnostic } from '../../sections/diagnostic.ts';
import type { WireSection } from '../../sections/wireSection.ts';
import { isRecord, wireItems, wireText } from '../../sections/wireValue.ts';
import { isQuestion, type Place, partAt } from '../pure/parts.ts';
import { labelOf } from '../pure/qids.ts';

/** A fault of one part, with the thing that it is about. */
export interface Fault {
  /** The code of the diagnostic; `no-options` and `no-questions` for what isn't complete yet. */
  readonly code: Diagnostic['code'] | 'no-options' | 'no-questions' | 'no-label' | 'no-computation';
  /** The thing: an option that is there twice, a name that nothing has; `''` where the sentence needs none. */
  readonly name: string;
  /** The sentence of the engine, in English. */
  readonly message: string;
}

/** The faults of the part at a place, and not those of questions in it. */
export function faultsAt(
  diagnostics: readonly Diagnostic[],
  sections: readonly WireSection[],
  place: Place,
): readonly Fault[] {
  const path = pathOf(place);
  const own = diagnostics.filter((found) => isOwn(found.path, path));
  return own.map(({ code, message }) => ({ ...namedFault(code, message, partAt(sections, place)), message }));
}

/** The path of a place in the diagnostics. */
export function pathOf(place: Place): string {
  return `/${place.join('/fields/')}`;
}

function isOwn(found: string, path: string): boolean {
  return found === path || (found.startsWith(`${path}/`) && !found.startsWith(`${path}/fields/`));
}

function namedFault(
  code: Diagnostic['code'],
  message: string,
  part: ReturnType<typeof partAt>,
): Pick<Fault, 'code' | 'name'> {
  const quoted = /"([^"]*)"/.exec(message)?.[1] ?? '';
  if (!part || !isQuestion(part)) return { code, name: quoted };
  const options = wireItems(part.options);
  if (code === 'doubled-option' || code === 'ambiguous-option')
    return { code, name: doubled(part.options) || quoted };
  if (code === 'unknown-type' && options && !options.some(([, option]) => labelText(option) !== ''))
    return { code: 'no-options', name: '' };
  if (part.type === 'group' && (part.fields ?? []).length === 0) return { code: 'no-questions', name: '' };
  if (part.type === 'computed' && part.config?.expression === undefined)
    return { code: 'no-computation', name: '' };
  if (code === 'malformed' && labelOf(part) === '') return { code: 'no-label', name: '' };
  return { code, name: quoted };
}

/** The first option that is there twice. */
function doubled(options: unknown): string {
  const labels = (wireItems(options) ?? []).map(([, option]) => labelText(option));
  return labels.find((label, index) => label !== '' && labels.indexOf(label) !== index) ?? '';
}

function labelText(option: unknown): string {
  const label = isRecord(option) ? (option.label ?? option.value) : option;
  return wireText(isRecord(label) ? Object.values(label)[0] : label)?.trim() ?? '';
}
