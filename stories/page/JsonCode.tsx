import { ScrollBox } from './ScrollBox.tsx';

interface JsonCodeProps {
  readonly label: string;
  readonly text: string;
}

const token = /("(?:[^"\\]|\\.)*")(\s*:)?|-?\b\d[\d.eE+-]*|\b(?:true|false|null)\b/g;

/** JSON with line numbers and colours. */
export function JsonCode({ label, text }: JsonCodeProps) {
  return (
    <figure className="m-code">
      <figcaption>{label}</figcaption>
      <ScrollBox label={label}>
        <pre>
          {text.split('\n').map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its number
            <span className="m-line" key={index}>
              {coloured(line)}
              {'\n'}
            </span>
          ))}
        </pre>
      </ScrollBox>
    </figure>
  );
}

function coloured(line: string) {
  const parts = [];
  let end = 0;
  for (const match of line.matchAll(token)) {
    const [whole, text, colon] = match;
    parts.push(line.slice(end, match.index));
    parts.push(
      <span key={match.index} className={text ? (colon ? 'm-key' : 'm-string') : 'm-number'}>
        {text ?? whole}
      </span>,
      colon ?? '',
    );
    end = match.index + whole.length;
  }
  return [...parts, line.slice(end)];
}
