import { fillIn } from '../../texts/fillIn.ts';
import { useBuilderContext } from '../BuilderContext.tsx';
import { isSamePlace, type Place, partAt } from '../pure/parts.ts';
import { referencesTo } from '../pure/references.ts';
import type { BuilderTexts } from '../texts/nl.ts';
import { titleOf } from '../useBuilder.ts';
import { type Fault, faultsAt } from '../words/faultsAt.ts';

/** The faults of a part, in words of somebody who builds a form. */
export function Faults({ place }: { readonly place: Place }) {
  const { form, sections, texts } = useBuilderContext();
  const faults = faultsAt(form.diagnostics, sections, place);
  if (faults.length === 0) return null;
  return (
    <ul className="cf-builder-faults" aria-label={texts.faults}>
      {faults.map((fault) => (
        <li key={`${fault.code} ${fault.message}`}>{faultText(fault, texts)}</li>
      ))}
    </ul>
  );
}

/** A fault in words; what has no words of its own is quoted from the engine. */
function faultText({ code, name, message }: Fault, { faultWords }: BuilderTexts): string {
  const words: Readonly<Record<string, string>> = faultWords;
  return fillIn(words[code] ?? faultWords.other, { name, message });
}

/** The questions and sections that depend on this one. A press selects one of them. */
export function Dependants({ place }: { readonly place: Place }) {
  const { sections, texts, select } = useBuilderContext();
  const from = referencesTo(sections, [place]).map((reference) => reference.from);
  const places = from.filter((one, index) => from.findIndex((other) => isSamePlace(one, other)) === index);
  if (places.length === 0) return null;
  return (
    <div className="cf-field">
      <p className="cf-label">{texts.dependants}</p>
      <ul className="cf-builder-dependants">
        {places.map((one) => (
          <li key={one.join('-')}>
            <button type="button" className="cf-link" onClick={() => select([one])}>
              {titleOf(partAt(sections, one), texts)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
