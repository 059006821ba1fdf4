import type { CommunicationBlock } from '#src/api/entities/club/communication.ts';
import { pictureOf } from '#src/api/pictureOf.ts';
import { Icon } from '#src/components/icons/Icon.tsx';
import { Card } from '#src/components/layout/Card.tsx';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { fullWidth } from '#src/components/media/fullWidth.ts';
import { Picture } from '#src/components/media/Picture.tsx';
import { communicationTexts as texts } from '#src/texts/nl/communication.ts';
import styles from './MessageBody.module.css';

interface MessageBodyProps {
  /** The nid of the club, whose pictures a message shows. */
  club: number;
  blocks: readonly CommunicationBlock[];
}

/** The text of a message, block by block. Text from a club is never treated as markup. */
export function MessageBody({ club, blocks }: MessageBodyProps) {
  if (blocks.length === 0) return null;
  return (
    <Card>
      <div className={styles.body}>
        {blocks.map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a message that was sent doesn't change
          <Block key={index} club={club} block={block} />
        ))}
      </div>
    </Card>
  );
}

function Block({ club, block }: { club: number; block: CommunicationBlock }) {
  switch (block.type) {
    case 'heading':
      return <h2 dir="auto">{block.text}</h2>;
    case 'paragraph':
      return <p dir="auto">{block.text}</p>;
    case 'text':
      return (
        <p dir="auto">
          <Spans spans={block.spans} />
        </p>
      );
    case 'list':
      return (
        <ul>
          {block.items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a message that was sent doesn't change
            <li key={index} dir="auto">
              {item}
            </li>
          ))}
        </ul>
      );
    case 'items':
      return <Items block={block} />;
    case 'picture':
      return (
        <Picture picture={pictureOf(club, block)} sizes={`(min-width: 820px) 640px, ${fullWidth(64)}`} />
      );
    case 'link':
      return (
        <p>
          <a className={styles.link} href={block.url} target="_blank" rel="noopener noreferrer">
            <bdi>{block.label}</bdi>
            <VisuallyHidden>{texts.opensNewTab}</VisuallyHidden>
            <Icon name="external" size={16} />
          </a>
        </p>
      );
  }
}

function Items({ block: { numbered, items } }: { block: Extract<CommunicationBlock, { type: 'items' }> }) {
  const rows = items.map((spans, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a message that was sent doesn't change
    <li key={index} dir="auto">
      <Spans spans={spans} />
    </li>
  ));
  return numbered ? <ol>{rows}</ol> : <ul>{rows}</ul>;
}

function Spans({ spans }: Pick<Extract<CommunicationBlock, { type: 'text' }>, 'spans'>) {
  return spans.map(({ text, bold, url }, index) => {
    const words = bold ? <strong>{text}</strong> : text;
    // biome-ignore lint/suspicious/noArrayIndexKey: a message that was sent doesn't change
    if (url === null) return <span key={index}>{words}</span>;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a message that was sent doesn't change
      <a key={index} href={url} target="_blank" rel="noopener noreferrer">
        <bdi>{words}</bdi>
        <VisuallyHidden>{texts.opensNewTab}</VisuallyHidden>
      </a>
    );
  });
}
