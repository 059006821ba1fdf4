import { Page, PageSection } from '../../page/Page.tsx';
import { engineRules } from '../reading/engineStyles.ts';
import './foundations.css';
import { useLive } from '../reading/useLive.ts';

/** The distances, radius and targets of the stylesheet. */
export function SpacePage() {
  return (
    <Page
      title="Space and shape"
      lead="Every distance is a multiple of one unit, --cf-space. Change the unit, and the whole form breathes with it."
    >
      <PageSection title="Distances">
        <Distances />
      </PageSection>
      <PageSection title="Radius, targets and width">
        <div className="m-shapes">
          <div className="m-shape" style={{ borderRadius: 'var(--cf-radius)' }}>
            <code>--cf-radius</code>
          </div>
          <div className="m-shape">
            <span className="m-target m-bar-ink" />
            <code>--cf-target</code>
          </div>
        </div>
        <Measures />
      </PageSection>
      <PageSection title="How space tells what belongs together">
        <p>
          A label is nearer to its own field than to the field above it: half a unit against three. Sections
          are four units apart. So the eye groups a form before it reads a word, and no boxes or lines are
          needed for that.
        </p>
      </PageSection>
    </Page>
  );
}

function Distances() {
  const factors = useLive(readFactors) ?? [];
  return (
    <ul className="m-bars">
      {factors.map(({ factor, uses }) => (
        <li key={factor} className="m-bar">
          <span>
            {factor} × <code>--cf-space</code>
          </span>
          <span className="m-soft">{uses} rules</span>
          <span className="m-bar-ink" style={{ width: `calc(var(--cf-space) * ${factor})` }} />
        </li>
      ))}
    </ul>
  );
}

function Measures() {
  const values = useLive(() => {
    const style = getComputedStyle(document.documentElement);
    return ['--cf-radius', '--cf-target', '--cf-width'].map((name) => ({
      name,
      value: style.getPropertyValue(name),
    }));
  });
  return (
    <p className="m-soft m-measures">
      {values?.map(({ name, value }) => (
        <span key={name}>
          <code>{name}</code> is {value}.{' '}
        </span>
      ))}
      A finger needs 44 pixels (WCAG 2.2, 2.5.5), and lines above 680 are hard to read.
    </p>
  );
}

/** The multiples of the unit that the stylesheet uses, the smallest first. */
function readFactors() {
  const found = engineRules().flatMap(({ style }) =>
    [...style.cssText.matchAll(/calc\(var\(--cf-space\) ([*/]) ([\d.]+)\)|var\(--cf-space\)(?! [*/])/g)].map(
      ([, sign, amount]) => (sign === '/' ? 1 / Number(amount) : Number(amount ?? 1)),
    ),
  );
  return [...Map.groupBy(found, (factor) => factor)]
    .map(([factor, uses]) => ({ factor, uses: uses.length }))
    .toSorted((one, other) => one.factor - other.factor);
}
