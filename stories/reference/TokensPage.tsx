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
  return (
    <Page
      title="Tokens"
      lead="Every variable that a host can set. They stand on the root without any weight, so that a rule of yours goes first wherever it stands."
    >
      <PageSection title="Colours">
        <TokenTable
          label="Colours"
          columns={['Token', 'For', 'Light', 'Contrast', 'Dark', 'Contrast']}
          tokens={tokens.filter(({ paints }) => paints)}
        />
      </PageSection>
      <PageSection title="Sizes and type">
        <TokenTable
          label="Sizes and type"
          columns={['Token', 'For', 'Value']}
          tokens={tokens.filter(({ paints }) => !paints)}
        />
      </PageSection>
    </Page>
  );
}

interface TokenTableProps {
  readonly label: string;
  readonly columns: readonly string[];
  readonly tokens: readonly Token[];
}

function TokenTable({ label, columns, tokens }: TokenTableProps) {
  return (
    <ScrollBox label={label} className="m-panel">
      <table className="m-table">
        <thead>
          <tr>
            {columns.map((column, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two columns have one name
              <th key={index} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tokens.map((token) => (
            <TokenRow key={token.name} token={token} />
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

function TokenRow({ token: { name, value, use, paints } }: { readonly token: Token }) {
  return (
    <tr>
      <th scope="row">
        <code>{name}</code>
      </th>
      <td>
        <InlineText text={use ?? ''} />
      </td>
      {paints ? (
        <>
          <ColourCells paint={paints.light} />
          <ColourCells paint={paints.dark} />
        </>
      ) : (
        <td>{value ? <code>{value}</code> : 'that of the page'}</td>
      )}
    </tr>
  );
}

interface Token {
  readonly name: string;
  readonly value: string;
  readonly use: string | undefined;
  /** The colours of a colour. */
  readonly paints: { readonly light: Paint; readonly dark: Paint } | undefined;
}

interface Paint {
  readonly hex: string;
  /** With the colour that it touches. */
  readonly contrast: number;
  readonly touches: string;
}

function ColourCells({ paint }: { readonly paint: Paint }) {
  return (
    <>
      <td className="m-hex">
        <span className="m-dot" aria-hidden="true" style={{ background: paint.hex }} />
        <code>{paint.hex}</code>
      </td>
      <td className="m-touches">
        {paint.contrast.toFixed(1)}:1 <span>with {paint.touches.slice(5)}</span>
      </td>
    </>
  );
}

function readTokens(): readonly Token[] {
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
