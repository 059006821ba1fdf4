import type { Outcome } from './compile.ts';

/** What is wrong in the text, with the place of each fault. */
export function DiagnosticList({ outcome }: { readonly outcome: Outcome }) {
  return (
    <section className="m-diagnostics" aria-label="Diagnostics">
      <p className="m-diagnostics-head" role="status" data-good={isClean(outcome) ? 'yes' : 'no'}>
        {summaryOf(outcome)}
      </p>
      {outcome.is === 'form' && outcome.diagnostics.length > 0 && (
        <ol>
          {outcome.diagnostics.slice(0, 100).map(({ code, path, message }, index) => (
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

function isClean(outcome: Outcome): boolean {
  return outcome.is === 'form' && outcome.diagnostics.length === 0;
}

function summaryOf(outcome: Outcome): string {
  if (outcome.is === 'fault') return `This isn’t JSON yet. ${outcome.message}`;
  const { length } = outcome.diagnostics;
  if (length === 0) return 'No diagnostics: the engine understands all of it.';
  return `${length === 1 ? '1 diagnostic' : `${length} diagnostics`}. The form is drawn all the same.`;
}
