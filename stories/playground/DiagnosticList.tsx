import type { Diagnostic } from '@clubpoort/form-engine/headless';
import type { Outcome } from './compile.ts';

/** Most faults that are listed. */
const mostShown = 100;

/** The faults in the text, each with its place. */
export function DiagnosticList({ outcome }: { readonly outcome: Outcome }) {
  return (
    <section className="m-diagnostics" aria-label="Diagnostics">
      <p className="m-diagnostics-head" role="status" data-good={isClean(outcome) ? 'yes' : 'no'}>
        {summaryOf(outcome)}
      </p>
      {outcome.is === 'form' && outcome.diagnostics.length > 0 && (
        <ol>
          {inOrder(outcome.diagnostics).map(({ code, path, message }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two faults can be alike
            <li key={index}>
              <code className="m-path">{path || '/'}</code> <code className="m-chip">{code}</code>
              <span>{message}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** In the order of the text, `/9` before `/10`. */
function inOrder(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const { compare } = new Intl.Collator('en', { numeric: true });
  return diagnostics.toSorted((one, other) => compare(one.path, other.path)).slice(0, mostShown);
}

function isClean(outcome: Outcome): boolean {
  return outcome.is === 'form' && outcome.diagnostics.length === 0;
}

function summaryOf(outcome: Outcome): string {
  if (outcome.is === 'fault') return `This isn’t JSON yet. ${outcome.message}`;
  const { length } = outcome.diagnostics;
  if (length === 0) return 'No diagnostics: the engine understands all of it.';
  return `${length === 1 ? '1 diagnostic' : `${length} diagnostics`}. The form is drawn all the same.`;
}
