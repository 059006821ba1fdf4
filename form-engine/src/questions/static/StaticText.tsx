import { Fragment, type ReactNode, useMemo } from 'react';
import type { QuestionControlProps } from '../controls/questionView.tsx';
import { type Inline, readMarkdown } from './readMarkdown.ts';

/** A text of the club with its title. Its Markdown becomes React elements, never HTML. */
export function StaticText({ id, field: { settings } }: Pick<QuestionControlProps, 'id' | 'field'>) {
  const { text, heading } = settings;
  const blocks = useMemo(() => readMarkdown(typeof text === 'string' ? text : ''), [text]);
  return (
    <div className="cf-static" id={id}>
      {typeof heading === 'string' && heading !== '' && (
        <p className="cf-label" dir="auto">
          {heading}
        </p>
      )}
      {each(blocks, (block) => {
        if (block.is === 'paragraph') return <p dir="auto">{inline(block.parts)}</p>;
        const items = each(block.items, (parts) => <li dir="auto">{inline(parts)}</li>);
        return block.ordered ? <ol>{items}</ol> : <ul>{items}</ul>;
      })}
    </div>
  );
}

function inline(parts: readonly Inline[]): ReactNode {
  return each(parts, (part) => {
    if (typeof part === 'string') return part;
    if (part.is === 'break') return <br />;
    if (part.is === 'link')
      return (
        <a href={part.href} target="_blank" rel="noopener noreferrer">
          {part.text}
        </a>
      );
    const text = inline(part.parts);
    return part.is === 'strong' ? <strong>{text}</strong> : <em>{text}</em>;
  });
}

function each<T>(items: readonly T[], draw: (item: T) => ReactNode): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their order
  return items.map((item, index) => <Fragment key={index}>{draw(item)}</Fragment>);
}
