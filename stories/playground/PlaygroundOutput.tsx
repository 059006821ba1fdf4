import { JsonCode } from '../page/JsonCode.tsx';
import type { FormOutcome } from './compile.ts';

/** Longest result that is shown, in characters. */
const mostShown = 60_000;

interface PlaygroundOutputProps {
  readonly outcome: FormOutcome;
  /** The payload that was sent last. */
  readonly payload: unknown;
}

/** The engine's output for the text, beside the form. */
export function PlaygroundOutput({ outcome, payload }: PlaygroundOutputProps) {
  return (
    <div className="m-output">
      <div role="status">
        {payload === undefined ? (
          <p className="m-soft">What is sent appears here when you send the form.</p>
        ) : (
          <JsonCode label="Payload" text={asText(payload)} />
        )}
      </div>
      {outcome.products.map(({ name, value }) => (
        <details key={name} className="m-product">
          <summary>{name}</summary>
          <JsonCode label={`${name}.json`} text={asText(value)} />
        </details>
      ))}
    </div>
  );
}

function asText(value: unknown): string {
  const text = JSON.stringify(value, null, 2) ?? 'undefined';
  return text.length <= mostShown
    ? text
    : `${text.slice(0, mostShown)}\n… and ${text.length - mostShown} characters more`;
}
