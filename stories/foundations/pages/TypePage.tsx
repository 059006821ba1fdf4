import { Page, PageSection } from '../../page/Page.tsx';
import { valuesOf } from '../reading/engineStyles.ts';
import './foundations.css';
import { useLive } from '../reading/useLive.ts';

/** The sizes and weights that the stylesheet uses. */
export function TypePage() {
  return (
    <Page
      title="Type"
      lead="The form takes the font of your page. It brings sizes and weights along, in rem, so that the reader’s own size counts."
    >
      <PageSection title="Sizes">
        <Samples property="font-size" style="fontSize" />
      </PageSection>
      <PageSection title="Weights">
        <Samples property="font-weight" style="fontWeight" />
      </PageSection>
      <PageSection title="Why a field is never smaller than 16 pixels">
        <p>
          Below 16 pixels a phone zooms in when a field gets the focus, and the reader loses the rest of the
          form. Help and notes have the size of the text around them: small print is read by nobody. Figures
          that stand below each other, such as dates and counters, have digits of one width.
        </p>
      </PageSection>
    </Page>
  );
}

interface SamplesProps {
  readonly property: 'font-size' | 'font-weight';
  /** React's name of the property. */
  readonly style: 'fontSize' | 'fontWeight';
}

function Samples({ property, style }: SamplesProps) {
  const values = useLive(() => readValues(property)) ?? [];
  return (
    <ul className="m-rows">
      {values.map(({ value, rules }) => (
        <li key={value} className="m-type">
          <span className="m-type-sample" style={{ [style]: value }} lang="nl">
            Wie mogen we bellen als er iets gebeurt?
          </span>
          <span className="m-soft m-small">
            <code>{value}</code> in {namesOf(rules.map(({ selector }) => selector))}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The first few classes of some selectors, in words. */
function namesOf(selectors: readonly string[]): string {
  const names = [...new Set(selectors.flatMap((selector) => selector.match(/\.cf-[\w-]+/) ?? []))];
  const more = names.length - 4;
  return `${names.slice(0, 4).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/** The values from small to large. Sizes in em depend on what is around them, so they show nothing by themselves. */
function readValues(property: string) {
  const amount = (value: string) => Number.parseFloat(value.replace('max(', ''));
  return valuesOf(property)
    .filter(({ value }) => /^\d+$|rem/.test(value))
    .toSorted((one, other) => amount(one.value) - amount(other.value));
}
