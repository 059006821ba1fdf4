import { Page, PageSection } from '../../page/Page.tsx';
import { PageLink } from '../../page/PageLink.tsx';
import { pages } from '../../page/pages.ts';
import { tokenNames } from '../reading/engineStyles.ts';
import { BrandSample } from './BrandSample.tsx';
import './foundations.css';
import { hexOf, paintToken } from '../reading/paint.ts';
import { useLive } from '../reading/useLive.ts';
import { tokenUses } from '../tokenUses.ts';

/** Every colour of the stylesheet, in light and dark. */
export function ColourPage() {
  return (
    <Page
      title="Colour"
      lead="Greys carry the form. One colour, yours, says what can be pressed. Red and amber say that something is wrong or doubtful, never alone: a word or a line goes with them."
    >
      <PageSection title="The colours" aside={<PageLink id={pages.contrast}>Their contrast</PageLink>}>
        <Swatches />
      </PageSection>
      <PageSection title="Try your own">
        <BrandSample />
      </PageSection>
    </Page>
  );
}

function Swatches() {
  const colours = useLive(readColours) ?? [];
  const uses = tokenUses();
  return (
    <ul className="m-swatches">
      {colours.map(({ name, light, dark }) => (
        <li key={name} className="m-swatch">
          <div className="m-swatch-colours" aria-hidden="true">
            <div className="m-swatch-colour" style={{ background: light }} />
            <div className="m-swatch-colour" style={{ background: dark }} />
          </div>
          <div className="m-swatch-words">
            <h3>
              <code>{name}</code>
            </h3>
            <p>{uses.get(name)}</p>
            <div className="m-values">
              <span>{light}</span>
              <span>{dark}</span>
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}

function readColours() {
  const style = getComputedStyle(document.documentElement);
  return tokenNames()
    .filter((name) => CSS.supports('color', style.getPropertyValue(name)))
    .filter((name) => style.getPropertyValue(name).trim() !== 'inherit')
    .map((name) => ({
      name,
      light: hexOf(paintToken(name, 'light')),
      dark: hexOf(paintToken(name, 'dark')),
    }));
}
