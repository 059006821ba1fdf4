import { Page, PageSection } from '../../page/Page.tsx';
import { ScrollBox } from '../../page/ScrollBox.tsx';
import { engineRules } from '../reading/engineStyles.ts';
import './foundations.css';
import { useLive } from '../reading/useLive.ts';

/** The devices and preferences of readers, by media query. */
const reasons: readonly (readonly [query: RegExp, reason: string])[] = [
  [/max-width|width </, 'a phone, or a narrow column'],
  [/pointer: coarse/, 'a finger'],
  [/pointer: fine/, 'a mouse'],
  [/forced-colors/, 'colours of their own, such as Windows in high contrast'],
  [/prefers-reduced-motion/, 'asks for less motion'],
  [/prefers-contrast/, 'asks for more contrast'],
  [/print/, 'paper'],
];

/** The media queries of the stylesheet. */
export function BreakpointsPage() {
  return (
    <Page
      title="Breakpoints"
      lead="One column at every width. A phone gets the same form in the same order: only parts that stand side by side go below each other."
    >
      <PageSection title="Every media query of the stylesheet">
        <Queries />
      </PageSection>
      <PageSection title="Down to 320 pixels">
        <p>
          Nothing scrolls sideways at 320 pixels, nor at a zoom of 400 % (WCAG 2.2, 1.4.10). The form fills
          the column that your page gives it, up to <code>--cf-width</code>.
        </p>
      </PageSection>
    </Page>
  );
}

function Queries() {
  const queries = useLive(readQueries) ?? [];
  return (
    <ScrollBox label="Media queries" className="m-panel">
      <table className="m-table">
        <thead>
          <tr>
            <th scope="col">Query</th>
            <th scope="col">The reader has</th>
            <th scope="col">It changes</th>
          </tr>
        </thead>
        <tbody>
          {queries.map(({ query, classes }) => (
            <tr key={query}>
              <th scope="row">
                <code>{query}</code>
              </th>
              <td>{reasons.find(([pattern]) => pattern.test(query))?.[1]}</td>
              <td>
                <code>{classes.join(', ')}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

function readQueries() {
  const rules = engineRules().filter(({ media }) => media !== '' && media !== 'screen');
  return [...Map.groupBy(rules, ({ media }) => media)].map(([query, inside]) => ({
    query,
    classes: [...new Set(inside.flatMap(({ selector }) => selector.match(/\.cf-[\w-]+|:root/) ?? []))],
  }));
}
