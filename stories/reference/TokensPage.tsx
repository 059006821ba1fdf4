import { tokenNames } from '../foundations/reading/engineStyles.ts';
import { contrastOf, hexOf, type Painted, paintToken } from '../foundations/reading/paint.ts';
import { tokenUses } from '../foundations/reading/tokenUses.ts';
import { useLive } from '../foundations/reading/useLive.ts';
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
                <th scope="col">On surface</th>
                <th scope="col">Dark</th>
                <th scope="col">On surface</th>
              </tr>
            </thead>
            <tbody>
              {colours.map(({ name, use, paints }) => (
                <tr key={name}>
                  <th scope="row">
                    <code>{name}</code>
                  </th>
                  <td>{use}</td>
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
                    <td>{use}</td>
                    <td>
                      <code>{value}</code>
                    </td>
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
  /** On the surface of the same colour scheme. */
  readonly contrast: number;
}

function ColourCells({ paint }: { readonly paint: Paint | undefined }) {
  return (
    <>
      <td>
        <span className="m-dot" aria-hidden="true" style={{ background: paint?.hex }} />
        <code>{paint?.hex}</code>
      </td>
      <td data-end>{paint?.contrast.toFixed(1)}:1</td>
    </>
  );
}

function readTokens() {
  const style = getComputedStyle(document.documentElement);
  const uses = tokenUses();
  const surfaces = { light: paintToken('--cf-surface', 'light'), dark: paintToken('--cf-surface', 'dark') };
  return tokenNames().map((name) => {
    const value = style.getPropertyValue(name).trim();
    const isColour = CSS.supports('color', value) && value !== 'inherit';
    const paint = (scheme: 'light' | 'dark') => read(paintToken(name, scheme), surfaces[scheme]);
    return {
      name,
      value,
      use: uses.get(name),
      paints: isColour ? { light: paint('light'), dark: paint('dark') } : undefined,
    };
  });
}

function read(painted: Painted, surface: Painted): Paint {
  return { hex: hexOf(painted), contrast: contrastOf(painted, surface) };
}
