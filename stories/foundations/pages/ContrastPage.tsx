import { Page, PageSection } from '../../page/Page.tsx';
import './foundations.css';
import { contrastOf, hexOf, paintToken } from '../reading/paint.ts';
import { useLive } from '../reading/useLive.ts';

/** Colours that touch each other, with the contrast that WCAG 2.2 asks: 4.5 for text (1.4.3), 3 for edges (1.4.11). */
const pairs = [
  ['--cf-text', '--cf-surface', 4.5],
  ['--cf-text', '--cf-surface-soft', 4.5],
  ['--cf-text', '--cf-error-surface', 4.5],
  ['--cf-text-soft', '--cf-surface', 4.5],
  ['--cf-text-soft', '--cf-surface-soft', 4.5],
  ['--cf-accent', '--cf-surface', 4.5],
  ['--cf-accent', '--cf-surface-soft', 4.5],
  ['--cf-on-accent', '--cf-accent', 4.5],
  ['--cf-error', '--cf-surface', 4.5],
  ['--cf-error', '--cf-error-surface', 4.5],
  ['--cf-warning', '--cf-surface', 4.5],
  ['--cf-border', '--cf-surface', 3],
  ['--cf-border', '--cf-surface-soft', 3],
] as const;

/** The contrast of all colours that touch each other, computed from what the browser paints. */
export function ContrastPage() {
  return (
    <Page
      title="Contrast"
      lead="Text has at least 4.5:1, and the edge of what can be pressed 3:1. The figures are computed here, from the colours that your browser paints."
    >
      <PageSection title="In light and in dark">
        <div className="m-pairs">
          <Pairs scheme="light" />
          <Pairs scheme="dark" />
        </div>
      </PageSection>
      <PageSection title="When somebody asks for more">
        <p>
          With <code>prefers-contrast: more</code> soft text and every line take the colour of the text. In
          forced colours the form leaves its own colours behind, and keeps its lines, its focus ring and the
          mark beside an error.
        </p>
      </PageSection>
    </Page>
  );
}

function Pairs({ scheme }: { readonly scheme: 'light' | 'dark' }) {
  const read = useLive(() => readPairs(scheme)) ?? [];
  return (
    <ul className={`m-pair-list m-${scheme}`} aria-label={`Contrast in ${scheme}`}>
      {read.map(({ front, back, frontHex, backHex, ratio, least }) => (
        <li
          key={front + back}
          className={least < 4 ? 'm-pair m-pair-edge' : 'm-pair'}
          style={
            least < 4
              ? { background: backHex, borderColor: frontHex }
              : { background: backHex, color: frontHex }
          }
        >
          <span>
            <code>{front.slice(5)}</code> on <code>{back.slice(5)}</code>
          </span>
          <span className="m-chip" data-good={ratio >= least ? 'yes' : 'no'}>
            {ratio.toFixed(1)}:1
          </span>
        </li>
      ))}
    </ul>
  );
}

function readPairs(scheme: 'light' | 'dark') {
  return pairs.map(([front, back, least]) => {
    const [over, under] = [paintToken(front, scheme), paintToken(back, scheme)];
    const ratio = contrastOf(over, under);
    return { front, back, frontHex: hexOf(over), backHex: hexOf(under), ratio, least };
  });
}
