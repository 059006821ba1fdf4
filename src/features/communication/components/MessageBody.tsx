import type { CommunicationBlock } from '#src/api/entities/club/communication.ts';
import { Icon } from '#src/components/icons/Icon.tsx';
import { Card } from '#src/components/layout/Card.tsx';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { communicationTexts as texts } from '#src/texts/nl/communication.ts';
import styles from './Communication.module.css';

/** The text of a message, block by block. Text from a club is never treated as markup. */
export function MessageBody({ blocks }: { blocks: readonly CommunicationBlock[] }) {
  if (blocks.length === 0) return null;
  return (
    <Card>
      <div className={styles.body}>
        {blocks.map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a message that was sent doesn't change
          <Block key={index} block={block} />
        ))}
      </div>
    </Card>
  );
}

function Block({ block }: { block: CommunicationBlock }) {
  switch (block.type) {
    case 'heading':
      return <h2 dir="auto">{block.text}</h2>;
    case 'paragraph':
      return <p dir="auto">{block.text}</p>;
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
