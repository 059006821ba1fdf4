import { useBuilderContext } from '../BuilderContext.tsx';
import { isSamePlace, type Place, partAt } from '../pure/parts.ts';
import { referencesTo } from '../pure/references.ts';
import { titleOf } from '../useBuilder.ts';

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
