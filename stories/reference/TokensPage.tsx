import { tokenNames } from '../foundations/reading/engineStyles.ts';
import { contrastOf, hexOf, paintToken } from '../foundations/reading/paint.ts';
import { useLive } from '../foundations/reading/useLive.ts';
import { tokenUses } from '../foundations/tokenUses.ts';
import { InlineText } from '../page/InlineText.tsx';
import { Page, PageSection } from '../page/Page.tsx';
import { ScrollBox } from '../page/ScrollBox.tsx';
import './reference.css';

/** Every token with its value in light and dark. */
export function TokensPage() {
  const tokens = useLive(readTokens) ?? [];
  const colours = tokens.filter(({ paints }) => paints);
  return (
    <Page
      title="Tokens"
      lead="Every variable that a host can set. They stand on the root without any weight, so that a rule of yours goes first wherever it stands."
    >
      <PageSection title="Colours">
        <ScrollBox label="Colours" className="m-panel">
          <table className="m-table">
            <thead>
              <tr>
                <th scope="col">Token</th>
                <th scope="col">For</th>
                <th scope="col">Light</th>
                <th scope="col">Contrast</th>
                <th scope="col">Dark</th>
                <th scope="col">Contrast</th>
              </tr>
            </thead>
            <tbody>
              {colours.map(({ name, use, paints }) => (
                <tr key={name}>
                  <th scope="row">
                    <code>{name}</code>
                  </th>
                  <td>
                    <InlineText text={use ?? ''} />
                  </td>
                  <ColourCells paint={paints?.light} />
                  <ColourCells paint={paints?.dark} />
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollBox>
      </PageSection>
      <PageSection title="Sizes and type">
        <ScrollBox label="Sizes and type" className="m-panel">
          <table className="m-table">
            <thead>
              <tr>
                <th scope="col">Token</th>
                <th scope="col">For</th>
                <th scope="col">Value</th>
              </tr>
            </thead>
            <tbody>
              {tokens
                .filter(({ paints }) => !paints)
                .map(({ name, use, value }) => (
                  <tr key={name}>
                    <th scope="row">
                      <code>{name}</code>
                    </th>
                    <td>
                      <InlineText text={use ?? ''} />
                    </td>
                    <td>{value ? <code>{value}</code> : 'that of the page'}</td>
                  </tr>
                ))}
            </tbody>
          </table>
        </ScrollBox>
      </PageSection>
    </Page>
  );
}

interface Paint {
  readonly hex: string;
  /** With the colour that it touches. */
  readonly contrast: number;
  readonly touches: string;
}

function ColourCells({ paint }: { readonly paint: Paint | undefined }) {
  return (
    <>
      <td className="m-hex">
        <span className="m-dot" aria-hidden="true" style={{ background: paint?.hex }} />
        <code>{paint?.hex}</code>
      </td>
      <td className="m-touches">
        {paint?.contrast.toFixed(1)}:1 <span>with {paint?.touches.slice(5)}</span>
      </td>
    </>
  );
}

function readTokens() {
  const style = getComputedStyle(document.documentElement);
  const uses = tokenUses();
  return tokenNames().map((name) => {
    const value = style.getPropertyValue(name).trim();
    const isColour = CSS.supports('color', value) && value !== 'inherit';
    return {
      name,
      value,
      use: uses.get(name),
      paints: isColour ? { light: readPaint(name, 'light'), dark: readPaint(name, 'dark') } : undefined,
    };
  });
}

function readPaint(name: string, scheme: 'light' | 'dark'): Paint {
  const painted = paintToken(name, scheme);
  const touches = touchedBy(name);
  return { hex: hexOf(painted), contrast: contrastOf(painted, paintToken(touches, scheme)), touches };
}

/** The colour that a token is seen beside. */
function touchedBy(name: string): string {
  if (name.includes('surface')) return '--cf-text';
  return name === '--cf-on-accent' ? '--cf-accent' : '--cf-surface';
}
