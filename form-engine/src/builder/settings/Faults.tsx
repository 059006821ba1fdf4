import { fillIn } from '../../texts/fillIn.ts';
import { useBuilderContext } from '../BuilderContext.tsx';
import type { Place } from '../pure/parts.ts';
import type { BuilderTexts } from '../texts/nl.ts';
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
export function faultText({ code, name, message }: Fault, { faultWords }: BuilderTexts): string {
  const words: Readonly<Record<string, string>> = faultWords;
  return fillIn(words[code] ?? faultWords.other, { name, message });
}
